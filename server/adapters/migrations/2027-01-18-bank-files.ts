/**
 * Orders to the bank, the files that carry them, the files that the bank leaves, and the entries of its statements.
 * What is personal is sealed, and forgotten as soon as the file is out or the money counted.
 */
import { type Kysely, sql } from 'kysely';

const UP = [
  'create sequence ops.bank_number',
  `create table ops.bank_file (
     name text primary key,
     message_id text not null unique,
     hash text not null,
     sealed text,
     orders int not null,
     total bigint not null,
     state text not null check (state in ('WRITTEN', 'STAGED', 'SENT', 'STRANGE')),
     claim uuid,
     claimed_until timestamptz,
     staged_as text,
     made_at timestamptz not null default clock_timestamp(),
     sent_at timestamptz
   )`,
  // Numbers of payment orders begin with their time: a restored backup must not give one number to two orders.
  `create table ops.bank_order (
     key text primary key,
     reference text not null unique,
     number bigint not null unique
       default (extract(epoch from clock_timestamp())::bigint - 1780000000) * 100 + nextval('ops.bank_number') % 100,
     amount bigint not null,
     sealed text,
     state text not null check (state in ('WAITING', 'WRITTEN', 'CANCELED', 'PAID', 'REJECTED', 'RETURNED')),
     code text,
     problem text,
     file text references ops.bank_file (name),
     operated_at timestamptz,
     told boolean not null default false,
     queued_at timestamptz not null default clock_timestamp()
   )`,
  "create index bank_order_waiting on ops.bank_order (queued_at) where state = 'WAITING'",
  "create index bank_order_untold on ops.bank_order (key) where state = 'RETURNED' and not told",
  'create index bank_order_of_file on ops.bank_order (file)',
  `create table ops.bank_answer (
     name text not null,
     hash text not null,
     kind text,
     problem text,
     lines int not null default 0,
     read_at timestamptz not null default clock_timestamp(),
     primary key (name, hash)
   )`,
  `create table ops.bank_entry (
     id text primary key,
     reference text,
     credit boolean not null,
     amount bigint not null,
     operated_on date not null,
     kind text not null check (kind in ('PAYOUT', 'RETURN', 'INCOMING', 'OTHER', 'ASK')),
     sealed text,
     counted boolean not null default false,
     answer text not null,
     seen_at timestamptz not null default clock_timestamp()
   )`,
  'create index bank_entry_reference on ops.bank_entry (reference) where reference is not null',
  "create index bank_entry_uncounted on ops.bank_entry (id) where kind = 'INCOMING' and not counted",
];
const TABLES = ['bank_entry', 'bank_answer', 'bank_order', 'bank_file'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(`drop table ops.${table}`).execute(db);
  await sql.raw('drop sequence ops.bank_number').execute(db);
}
