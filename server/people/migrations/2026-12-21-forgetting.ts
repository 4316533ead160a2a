/** When a borrower asked to be forgotten, and when that was carried out. */
import { type Kysely, sql } from 'kysely';

const UP = [
  'alter table people.account add column forget_asked_at timestamptz',
  'alter table people.account add column erased_at timestamptz',
  `create index account_forget_asked on people.account (id) where forget_asked_at is not null and erased_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.account drop column forget_asked_at, drop column erased_at').execute(db);
}
