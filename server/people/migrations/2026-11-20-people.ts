/**
 * The registry of persons, and two tables of the HTTP shell. Sealed columns become unreadable when the person's data
 * key is deleted.
 */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table people.account (
    id uuid primary key,
    kind text not null check (kind in ('borrower', 'staff')),
    roles text[] not null,
    locale text not null check (locale in ('RU', 'KK')),
    data_key bytea not null,
    phone_index text unique,
    phone bytea,
    email_index text unique,
    email bytea,
    name bytea,
    password_hash text,
    wrong_passwords int not null default 0,
    closed_until timestamptz,
    disabled boolean not null default false,
    created_at timestamptz not null)`,
  `create table people.person (
    account_id uuid primary key references people.account,
    iin_index text unique,
    document_index text unique,
    identity bytea,
    personal bytea,
    address bytea,
    employment bytea,
    contacts bytea,
    completed_at timestamptz,
    face_verified_at timestamptz)`,
  `create table people.session (
    id uuid primary key,
    token_hash text not null unique,
    account_id uuid not null references people.account,
    opened_at timestamptz not null,
    seen_at timestamptz not null,
    closed_at timestamptz)`,
  `create index session_open on people.session (account_id) where closed_at is null`,
  `create table people.code (
    id uuid primary key,
    purpose text not null,
    binding text not null,
    phone_index text not null,
    code_hash text not null,
    tries int not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  `create index code_binding on people.code (binding, sent_at desc)`,
  `create table people.code_day (
    phone_index text not null,
    purpose text not null,
    day date not null,
    sent int not null default 0,
    wrong int not null default 0,
    last_sent_at timestamptz,
    last_binding text,
    primary key (phone_index, day, purpose))`,
  `create table people.consent (
    account_id uuid not null references people.account,
    place text not null,
    type text not null,
    version text not null,
    hash text not null,
    locale text not null,
    agreed_at timestamptz not null,
    primary key (account_id, type, hash, agreed_at))`,
  `create table people.file (
    borrower_id uuid not null references people.account,
    hash text not null check (hash ~ '^[0-9a-f]{64}$'),
    loan_id uuid,
    kind text not null,
    title bytea not null,
    mime text not null,
    bytes int not null,
    pages int not null,
    shown_at timestamptz not null,
    signed_at timestamptz,
    content bytea not null,
    primary key (borrower_id, hash))`,
  `create index file_loan on people.file (borrower_id, loan_id)`,
  `create table people.iin_list (iin_index text primary key, list text not null check (list in ('exception', 'blocked')))`,
  `create table ops.idempotency (
    actor text not null,
    operation text not null,
    key text not null,
    body_hash text not null,
    state text not null check (state in ('running', 'answered')),
    lease uuid not null,
    leased_until timestamptz not null,
    answer bytea,
    created_at timestamptz not null,
    primary key (actor, operation, key))`,
  `create index idempotency_age on ops.idempotency (created_at)`,
  `create table ops.limit_use (
    name text not null,
    subject text not null,
    window_start timestamptz not null,
    used int not null,
    primary key (name, subject, window_start))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
