/** Databases older than these migrations may have the tables. */
import { type Kysely, sql } from 'kysely';

const UP = [
  'create schema if not exists sandbox',
  'create table if not exists sandbox.fault (port text primary key, mode text not null, delay_ms int not null)',
  `create table if not exists sandbox.outbox (
     number int8 generated always as identity primary key, key text not null unique, channel text not null,
     addressee text not null, message jsonb not null, at timestamptz not null default clock_timestamp())`,
  'create index if not exists outbox_addressee on sandbox.outbox (addressee, number desc)',
  `create table if not exists sandbox.operation (
     external_id text primary key, provider text not null, kind text not null, key text not null,
       reference text not null,
     amount int8 not null, state text not null, code text, data jsonb not null default '{}',
     opened_at timestamptz not null, operated_at timestamptz, unique (provider, key))`,
  `create table if not exists sandbox.callback (
     id text primary key, provider text not null, path text not null, body text not null, due_at timestamptz not null,
     tries int4 not null default 0, delivered_at timestamptz, last_error text)`,
  'create index if not exists callback_due on sandbox.callback (due_at) where delivered_at is null',
  'create table if not exists sandbox.provider_fault (provider text primary key, fault text not null)',
  'create table if not exists sandbox.clock (id int4 primary key check (id = 1), shift_ms int8 not null)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['clock', 'provider_fault', 'callback', 'operation', 'outbox', 'fault'])
    await sql.raw(`drop table sandbox.${table}`).execute(db);
}
