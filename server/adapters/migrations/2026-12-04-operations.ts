/** Databases older than these migrations may have the tables. */
import { type Kysely, sql } from 'kysely';

const UP = [
  'create schema if not exists ops',
  `create table if not exists ops.workflow (
     name text primary key, position int8 not null, moved_at timestamptz not null default now())`,
  `create table if not exists ops.task (
     workflow text not null, event_id uuid not null, step int not null,
     stream text not null, position int8 not null, kind text not null, data jsonb not null,
       correlation_id text not null,
     attempts int not null default 0, last_error text,
     queued_at timestamptz not null default now(), next_try timestamptz not null default now(), done_at timestamptz,
     primary key (workflow, event_id, step))`,
  'alter table ops.task add column if not exists begun_at timestamptz',
  'alter table ops.task add column if not exists outcome text',
  `create table if not exists ops.standing (
     workflow text not null, stream text not null, state text not null, since timestamptz not null,
     found_at timestamptz not null default now(), times int not null default 1, primary key (workflow, stream))`,
  `create table if not exists ops.workflow_term (
     one boolean primary key default true check (one), term int8 not null)`,
  'create index if not exists task_done on ops.task (done_at) where done_at is not null',
  'create index if not exists task_open on ops.task (workflow, stream, position, step) where done_at is null',
  `create table if not exists ops.two_persons (
     action text primary key, asked_by text not null, asked_at timestamptz not null default now())`,
  `alter table ops.two_persons add column if not exists asked_role text not null default 'support'`,
  `create table if not exists ops.eds_session (
     id uuid primary key, borrower_id uuid not null, loan_id uuid not null, document_hash text not null,
       page_url text not null,
     state text not null default 'PENDING', requested_at timestamptz not null, expires_at timestamptz not null)`,
  'create index if not exists eds_session_of on ops.eds_session (loan_id, requested_at)',
  `create table if not exists ops.biometry_session (
     id uuid primary key, borrower_id uuid not null, purpose text not null, loan_id uuid, result text, started_at timestamptz not null)`,
  `create table if not exists ops.biometry_verdict (
     session_id uuid not null references ops.biometry_session, borrower_id uuid not null, result text not null, at timestamptz not null)`,
  'alter table ops.biometry_verdict add column if not exists try_id uuid unique',
  'create index if not exists biometry_verdict_of on ops.biometry_verdict (borrower_id, at)',
];

const TABLES = [
  'biometry_verdict',
  'biometry_session',
  'eds_session',
  'two_persons',
  'workflow_term',
  'standing',
  'task',
  'workflow',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(`drop table ops.${table}`).execute(db);
}
