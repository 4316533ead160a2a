/** Keyed hashes of the words of a name, and the log of who looked whom up. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table people.person add column name_words text[]');
  await run('create index person_name_words on people.person using gin (name_words)');
  await run(
    `create index person_unnamed on people.person (account_id) where personal is not null and name_words is null`,
  );
  await run(`create table people.access_log (
    place bigint primary key, at timestamptz not null, act text not null, by_id text not null, by_role text not null,
    subjects text[] not null, detail text not null, case_number text, previous_hash text not null, hash text not null)`);
  await run('create index access_log_subjects on people.access_log using gin (subjects)');
  await run(`create function people.refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'the access log is only added to'; end $$`);
  await run(`create trigger access_log_append_only before update or delete or truncate on people.access_log
    for each statement execute function people.refuse_change()`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.access_log').execute(db);
  await sql.raw('drop function people.refuse_change').execute(db);
  await sql.raw('alter table people.person drop column name_words').execute(db);
}
