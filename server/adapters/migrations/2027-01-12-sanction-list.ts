/** The last good copy of a public list; the lists are published, nothing in them is a secret. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.sanction_list (
         name text primary key,
         version text not null,
         taken_at timestamptz not null,
         people jsonb not null
       )`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.sanction_list').execute(db);
}
