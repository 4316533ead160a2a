/** The sealed secret of a second factor, and which sessions have shown a code of it. */
import { type Kysely, sql } from 'kysely';

const UP = [
  `create table people.second_factor (
    account_id uuid primary key references people.account (id), secret bytea, next_secret bytea,
    last_step bigint not null default 0, recovery text[] not null default '{}')`,
  'alter table people.session add column proved_at timestamptz',
];
const DOWN = ['drop table people.second_factor', 'alter table people.session drop column proved_at'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
