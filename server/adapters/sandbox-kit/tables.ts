/** Schema `sandbox`: what the pretended providers know. Nothing of ours reads it; a provider's memory is not ours. */
import { type ColumnType, type Kysely, sql } from 'kysely';

/** Pools differ in how they read int8 and timestamptz; both spellings are accepted, one is written. */
export type Int8 = ColumnType<bigint | string, bigint | string, bigint | string>;
export type Timestamp = ColumnType<Date | string, string, string>;

export type OperationState = 'OPEN' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'CANCELED' | 'REVERSED';

export type SandboxTables = {
  'sandbox.operation': {
    external_id: string;
    provider: string;
    kind: 'CARD' | 'PAYMENT' | 'PAYOUT' | 'SIGNATURE';
    key: string;
    reference: string;
    amount: Int8;
    state: OperationState;
    code: string | null;
    data: ColumnType<Record<string, string>, string, string>;
    opened_at: Timestamp;
    operated_at: Timestamp | null;
  };
  'sandbox.callback': {
    id: string;
    provider: string;
    path: string;
    body: string;
    due_at: Timestamp;
    tries: number;
    delivered_at: Timestamp | null;
    last_error: string | null;
  };
  'sandbox.provider_fault': { provider: string; fault: string };
  'sandbox.clock': { id: number; shift_ms: Int8 };
};

export type SandboxDb = Kysely<SandboxTables>;

const STATEMENTS = [
  'create schema if not exists sandbox',
  `create table if not exists sandbox.operation (
     external_id text primary key, provider text not null, kind text not null, key text not null, reference text not null,
     amount int8 not null, state text not null, code text, data jsonb not null default '{}',
     opened_at timestamptz not null, operated_at timestamptz, unique (provider, key))`,
  `create table if not exists sandbox.callback (
     id text primary key, provider text not null, path text not null, body text not null, due_at timestamptz not null,
     tries int4 not null default 0, delivered_at timestamptz, last_error text)`,
  'create index if not exists callback_due on sandbox.callback (due_at) where delivered_at is null',
  'create table if not exists sandbox.provider_fault (provider text primary key, fault text not null)',
  'create table if not exists sandbox.clock (id int4 primary key check (id = 1), shift_ms int8 not null)',
];

export async function migrateSandbox(db: SandboxDb): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two processes may start at once; "if not exists" alone does not survive that.
    await sql`select pg_advisory_xact_lock(hashtext('nesie sandbox schema'))`.execute(tx);
    for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
  });
}
