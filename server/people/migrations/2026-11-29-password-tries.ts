/** Wrong passwords count against the caller, not the account. Also the devices on which an account has signed in. */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table people.password_try (
    subject text not null,
    caller text not null,
    wrong int not null,
    tried_at timestamptz not null,
    closed_until timestamptz,
    primary key (subject, caller))`,
  `create table people.device (
    account_id uuid not null references people.account,
    token_hash text not null,
    seen_at timestamptz not null,
    primary key (account_id, token_hash))`,
  'alter table people.account drop column wrong_passwords, drop column closed_until',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'alter table people.account add column wrong_passwords int not null default 0, add column closed_until timestamptz',
    )
    .execute(db);
  await sql.raw('drop table people.device, people.password_try').execute(db);
}
