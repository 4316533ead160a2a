/** Browsers that get messages: the address and keys of a subscription are sealed, a hash of the address finds it. */
import { type Kysely, sql } from 'kysely';

const CHANNELS = `'SMS', 'EMAIL', 'CABINET'`;
const allow = (channels: string) => [
  'alter table people.notice_choice drop constraint notice_choice_channel_check',
  `alter table people.notice_choice add constraint notice_choice_channel_check check (channel in (${channels}))`,
];

const UP = [
  `create table people.push_subscription (
    endpoint_hash text primary key,
    account_id uuid not null references people.account on delete cascade,
    session_id uuid not null,
    sealed bytea not null,
    kept_at timestamptz not null)`,
  'create index push_subscription_of on people.push_subscription (account_id, kept_at desc)',
  ...allow(`${CHANNELS}, 'PUSH'`),
];

const DOWN = [
  `update people.notice_choice set channel = 'SMS' where channel = 'PUSH'`,
  ...allow(CHANNELS),
  'drop table people.push_subscription',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
