/** Why a movement waits for a person, and records of the bank's files that could not be read. */
import { type Kysely, sql } from 'kysely';

const UP = [
  'alter table ops.bank_entry add column about text',
  `create table ops.bank_odd (
     id text primary key,
     answer text not null,
     problem text not null,
     settled boolean not null default false,
     read_at timestamptz not null default clock_timestamp()
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.bank_odd').execute(db);
  await sql.raw('alter table ops.bank_entry drop column about').execute(db);
}
