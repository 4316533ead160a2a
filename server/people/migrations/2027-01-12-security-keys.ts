/** Security keys of staff (WebAuthn) and the challenge that a session is to answer with one. */
import { type Kysely, sql } from 'kysely';

const UP = [
  `create table people.security_key (
    id text primary key, account_id uuid not null references people.account (id), public_key bytea not null,
    counter bigint not null, transports text[] not null, agent text, added_at timestamptz not null,
    used_at timestamptz)`,
  'create index on people.security_key (account_id)',
  `create table people.key_challenge (
    session_id uuid primary key references people.session (id), challenge text not null, purpose text not null,
    until timestamptz not null)`,
  `create view people.factor_on as
    select account_id from people.second_factor where secret is not null
    union all select account_id from people.security_key`,
];
const DOWN = ['drop view people.factor_on', 'drop table people.key_challenge', 'drop table people.security_key'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
