/** What analysts asked (R392). */
import { type Kysely, sql } from 'kysely';

const UP = [
  `create table ops.query_log (
    place bigint generated always as identity primary key, asked_at timestamptz not null default now(),
    by_id text not null, operation text not null, milliseconds int not null, rows int not null, refused text)`,
  `create function ops.refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'the log of queries is only added to'; end $$`,
  `create trigger query_log_append_only before update or delete or truncate on ops.query_log
    for each statement execute function ops.refuse_change()`,
];
const DOWN = ['drop table ops.query_log', 'drop function ops.refuse_change'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
