/**
 * Which e-mail address its owner has confirmed, when the phone number was changed, and on which device a session runs.
 * Addresses from before stay in use.
 */
import { type Kysely, sql } from 'kysely';

const UP = [
  'alter table people.account add column email_confirmed_at timestamptz, add column phone_changed_at timestamptz',
  'update people.account set email_confirmed_at = created_at where email is not null',
  'alter table people.session add column agent text',
  `create table people.phone_change (
    account_id uuid primary key references people.account on delete cascade,
    session_id uuid not null,
    allowed_until timestamptz not null,
    phone bytea)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.phone_change').execute(db);
  await sql.raw('alter table people.session drop column agent').execute(db);
  await sql.raw('alter table people.account drop column email_confirmed_at, drop column phone_changed_at').execute(db);
}
