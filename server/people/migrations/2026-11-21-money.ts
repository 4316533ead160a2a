import { type Kysely, sql } from 'kysely';

const UP = [
  'create schema if not exists people',
  // Sealed; the ledger knows only its hash (R21).
  `create table people.payout_destination (
     loan_id uuid not null, hash text not null, borrower_id uuid not null, kind text not null, card_id uuid,
     sealed text not null, document_hash text, chosen_at timestamptz not null, primary key (loan_id, hash))`,
  'create unique index payout_destination_document on people.payout_destination (loan_id, document_hash) where document_hash is not null',
  // An account belongs to one borrower: unique by a keyed hash, without the number.
  'create table people.iban_claim (blind_index text primary key, borrower_id uuid not null, claimed_at timestamptz not null)',
  `create table people.card (
     id uuid primary key, number int8 generated always as identity unique, borrower_id uuid not null,
       provider text not null,
     state text not null, return_path text not null, redirect_url text, external_id text, sealed_token text,
       fingerprint text,
     brand text, masked_pan text, last_four text, sealed_hold text, tries_left int4 not null, rejection text,
     started_at timestamptz not null, expires_at timestamptz not null, deleted_at timestamptz)`,
  'create index card_borrower on people.card (borrower_id, started_at)',
  'create index card_fingerprint on people.card (fingerprint, started_at) where fingerprint is not null',
  // An opened payment, before the provider's report; its result is in the ledger.
  `create table people.payment_intent (
     id uuid primary key, borrower_id uuid not null, loan_id uuid not null, amount int8 not null,
       provider text not null,
     external_id text, redirect_url text, failed_code text, opened_at timestamptz not null)`,
  'create index payment_intent_borrower on people.payment_intent (borrower_id, opened_at)',
  'create schema if not exists ops',
  `create table ops.closing_day (
     business_date date primary key, loans int4 not null default 0, events int4 not null default 0,
     started_at timestamptz not null, finished_at timestamptz)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    'ops.closing_day',
    'people.payment_intent',
    'people.card',
    'people.iban_claim',
    'people.payout_destination',
  ];
  for (const table of tables) await sql.raw(`drop table ${table}`).execute(db);
}
