/** Filters of the office's lists, under names. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table people.saved_filter (
      account_id uuid not null references people.account on delete cascade,
      list text not null,
      name text not null,
      search text not null,
      primary key (account_id, list, name)
    );
  `)
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.saved_filter').execute(db);
}
