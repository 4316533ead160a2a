/** What visitors do on the pages: names of pages and fields, no values. */
import { type Kysely, sql } from 'kysely';

const UP = [
  `create table people.behaviour (
    key_hash text primary key,
    borrower_id uuid,
    kind text not null,
    page text not null,
    field text not null,
    size int not null,
    at timestamptz not null)`,
  'create index behaviour_at on people.behaviour (at)',
  'create index behaviour_of on people.behaviour (borrower_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.behaviour').execute(db);
}
