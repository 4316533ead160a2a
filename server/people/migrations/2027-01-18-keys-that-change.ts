/** While a key is being changed, data of both depend on it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table people.key_check
      drop constraint key_check_pkey,
      add primary key (name, proof),
      add column since timestamptz;
    alter table people.key_check alter column since set default now();
  `)
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table people.key_check drop constraint key_check_pkey, drop column since, add primary key (name);
  `)
    .execute(db);
}
