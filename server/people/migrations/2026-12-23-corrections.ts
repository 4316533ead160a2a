/** Requests of the office to correct a person, which wait for a second member of the staff. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table people.correction (
         id text primary key,
         account_id uuid not null references people.account (id),
         kind text not null,
         value bytea not null,
         reason text not null,
         case_number text,
         asked_by text not null,
         asked_at timestamptz not null,
         unique (account_id, kind)
       )`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.correction').execute(db);
}
