-- Persons: accounts, what is known of them, their papers, messages and cards, and who looked at them.

create schema if not exists people;
create sequence people.staff_number;
create function people.refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'the access log is only added to'; end $$;

-- Sealed columns (bytea) become unreadable when the data key of the person is deleted. phone_changed_at: for 72 hours
-- the new number restores nothing. temporary_until: until when a password that was given to a member of staff opens
-- the account, to be replaced at once. staff_number: by which an auditor names who stands behind an id.
create table people.account (
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
  disabled boolean not null default false,
  created_at timestamptz not null,
  password_reset_at timestamptz,
  email_confirmed_at timestamptz,
  phone_changed_at timestamptz,
  forget_asked_at timestamptz,
  erased_at timestamptz,
  temporary_until timestamptz,
  staff_number int unique
);
create index account_forget_asked on people.account (id) where forget_asked_at is not null and erased_at is null;

-- An IIN or a document belongs to the person whose face matched it: typing the IIN of somebody reserves nothing.
-- registry: what the state registry says, until the borrower confirms it. refused_iin: why an IIN was refused, until
-- one is saved. former_contacts: hashes of the numbers of trusted persons who were replaced, under the key of who
-- named them.
create table people.person (
  account_id uuid primary key references people.account,
  iin_index text,
  document_index text,
  identity bytea,
  personal bytea,
  address bytea,
  employment bytea,
  contacts bytea,
  completed_at timestamptz,
  face_verified_at timestamptz,
  registry bytea,
  name_words text[],
  refused_iin bytea,
  former_contacts text[] not null default '{}'
);
create unique index person_document_proven on people.person (document_index) where face_verified_at is not null;
create index person_iin on people.person (iin_index);
create unique index person_iin_proven on people.person (iin_index) where face_verified_at is not null;
create index person_name_words on people.person using gin (name_words);

-- proved_at: when the session showed a second factor. wrote: the position of its last write, so that its next reads
-- wait for it in every process of the api (D0213).
create table people.session (
  id uuid primary key,
  token_hash text not null unique,
  account_id uuid not null references people.account,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz,
  agent text,
  proved_at timestamptz,
  wrote bigint,
  wrote_at timestamptz
);
create index session_open on people.session (account_id) where closed_at is null;

-- used_by: the command that used the code, so that its retry passes. made_for: the command that it was sent for: a
-- repeat, after a lost answer, gets the same code. handed_over_at: when the operator answered; without it the code was
-- never sent.
create table people.code (
  id uuid primary key,
  purpose text not null,
  binding text not null,
  phone_index text not null,
  code_hash text not null,
  tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  holder int,
  held_until timestamptz,
  used_by uuid,
  handed_over_at timestamptz,
  made_for uuid,
  parts smallint,
  cost bigint,
  report text
);
create index code_binding on people.code (binding, sent_at desc);

-- How many codes of a purpose were sent to a number on a day.
create table people.code_day (
  phone_index text not null,
  purpose text not null,
  day date not null,
  sent int not null default 0,
  last_sent_at timestamptz,
  last_binding text,
  primary key (phone_index, day, purpose)
);

create table people.consent (
  account_id uuid not null references people.account,
  place text not null,
  type text not null,
  version text not null,
  hash text not null,
  locale text not null,
  agreed_at timestamptz not null,
  primary key (account_id, type, hash, agreed_at)
);

-- Papers, and frames of face checks: these have a day on which they go, papers go with the person.
create table people.file (
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
  number text,
  source bytea,
  signature bytea,
  delete_on date,
  primary key (borrower_id, hash)
);
create index file_delete_on_idx on people.file (delete_on) where delete_on is not null;
create index file_hash on people.file (hash);
create index file_loan on people.file (borrower_id, loan_id);
create index file_number on people.file (number) where number is not null;

create table people.iin_list (
  iin_index text primary key,
  list text not null check (list in ('exception', 'blocked')),
  sealed text
);

-- Sealed; the ledger knows only its hash (R21).
create table people.payout_destination (
  loan_id uuid not null,
  hash text not null,
  borrower_id uuid not null,
  kind text not null,
  card_id uuid,
  sealed text not null,
  document_hash text,
  chosen_at timestamptz not null,
  primary key (loan_id, hash)
);
create unique index payout_destination_document on people.payout_destination (loan_id, document_hash)
  where document_hash is not null;

-- An account at a bank belongs to one borrower: unique by a keyed hash, without the number. What is known as a hash
-- alone is sealed beside it, so that PEOPLE_INDEX_KEY can be changed (D0190).
create table people.iban_claim (
  blind_index text primary key,
  borrower_id uuid not null,
  claimed_at timestamptz not null,
  sealed text
);

-- sealed_name: the own name of the borrower for it. sealed_iban: the account behind it, as its owner names it.
-- hold_released_at: when the blocked amount of a registration was given back, where Nesie blocked it.
create table people.card (
  id uuid primary key,
  number bigint generated always as identity not null unique,
  borrower_id uuid not null,
  provider text not null,
  state text not null,
  return_path text not null,
  redirect_url text,
  external_id text,
  sealed_token text,
  fingerprint text,
  brand text,
  masked_pan text,
  last_four text,
  sealed_hold text,
  tries_left int not null,
  rejection text,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  deleted_at timestamptz,
  sealed_name text,
  hold_released_at timestamptz,
  sealed_iban text
);
create index card_borrower on people.card (borrower_id, started_at);
create index card_fingerprint on people.card (fingerprint, started_at) where fingerprint is not null;
create index card_hold on people.card (provider, started_at) where hold_released_at is null;

-- An opened payment, before the report of the provider; its result is in the ledger. asked_at: providers are asked
-- about payments without an answer often at first, rarely later (PAYMENT_IN_DOUBT). challenge_until: until when the
-- bank waits for the owner of a saved card to confirm its charge (D0067).
create table people.payment_intent (
  id uuid primary key,
  borrower_id uuid not null,
  loan_id uuid,
  amount bigint not null,
  provider text not null,
  external_id text,
  redirect_url text,
  failed_code text,
  opened_at timestamptz not null,
  by_card boolean not null default false,
  asked_at timestamptz,
  answered_at timestamptz,
  told_at timestamptz,
  card text,
  card_id text,
  challenge_until timestamptz
);
create index payment_intent_borrower on people.payment_intent (borrower_id, opened_at);
create index payment_intent_unanswered on people.payment_intent (opened_at) where answered_at is null;
create index payment_intent_untold on people.payment_intent (opened_at)
  where failed_code is not null and told_at is null;

-- Sealed with the key of the borrower, so forgetting the person makes notes unreadable.
create table people.office_note (
  id uuid primary key,
  loan_id uuid not null,
  borrower_id uuid not null,
  act text not null,
  by_id uuid not null,
  sealed text not null,
  noted_at timestamptz not null
);
create index office_note_loan on people.office_note (loan_id, noted_at);

-- The text of a payer is sealed with a key of its own, since nobody knows yet whose payment it is.
create table people.incoming_detail (
  payment_id uuid primary key,
  data_key text not null,
  sealed text not null,
  kept_at timestamptz not null
);

-- A proof of each key that protects stored data: a start with other keys is refused instead of losing everybody. While
-- a key is changed there are two.
create table people.key_check (
  name text not null,
  proof text not null,
  since timestamptz default now(),
  primary key (name, proof)
);

-- Wrong passwords count against the caller, not the account.
create table people.password_try (
  subject text not null,
  caller text not null,
  wrong int not null,
  tried_at timestamptz not null,
  closed_until timestamptz,
  primary key (subject, caller)
);

-- The devices on which an account has signed in.
create table people.device (
  account_id uuid not null references people.account,
  token_hash text not null,
  seen_at timestamptz not null,
  primary key (account_id, token_hash)
);

-- Hashes of copies that were handed out.
create table people.file_copy (
  borrower_id uuid not null,
  hash text not null,
  copy_hash text not null check (copy_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  foreign key (borrower_id, hash) references people.file(borrower_id, hash) on delete cascade,
  primary key (borrower_id, hash, copy_hash)
);
create index file_copy_hash on people.file_copy (copy_hash);

-- Messages to borrowers, sent or waiting for their hour.
create table people.notice (
  key text primary key,
  borrower_id uuid not null,
  loan_id uuid,
  kind text not null,
  facts jsonb not null,
  not_before timestamptz,
  sent_at timestamptz,
  read_at timestamptz,
  dropped text
);
create index notice_sent on people.notice (borrower_id, sent_at desc) where sent_at is not null;
create index notice_waiting on people.notice (not_before) where sent_at is null and dropped is null;

-- How each borrower wants to be reminded, and how many days before the day to pay.
create table people.notice_choice (
  borrower_id uuid primary key,
  channel text not null check (channel in ('SMS', 'EMAIL', 'CABINET', 'PUSH')),
  hour int not null check (hour between 0 and 23),
  days int[] not null default '{3,1,0}' check (cardinality(days) > 0)
);

create table people.phone_change (
  account_id uuid primary key references people.account on delete cascade,
  session_id uuid not null,
  allowed_until timestamptz not null,
  phone bytea
);

-- Texts of reviews and answers are sealed with the key of the borrower; the scores stay when they are forgotten.
create table people.review (
  id uuid primary key,
  borrower_id uuid not null,
  loan_id uuid not null unique,
  score int not null check (score between 1 and 5),
  sealed text not null,
  left_at timestamptz not null
);

create table people.nps_answer (
  id uuid primary key,
  borrower_id uuid not null,
  score int check (score between 0 and 10),
  themes text[] not null,
  sealed text not null,
  asked_at timestamptz not null
);
create index nps_answer_of on people.nps_answer (borrower_id, asked_at desc);

-- Browsers that get messages: the address and keys of a subscription are sealed, a hash of the address finds it.
create table people.push_subscription (
  endpoint_hash text primary key,
  account_id uuid not null references people.account on delete cascade,
  session_id uuid not null,
  sealed bytea not null,
  kept_at timestamptz not null
);
create index push_subscription_of on people.push_subscription (account_id, kept_at desc);

-- Photos and recordings of borrowers, sealed with the key of the person, their unfinished uploads, and who opened
-- them.
create table people.evidence (
  borrower_id uuid not null,
  loan_id uuid not null,
  slot text not null,
  file_hash text not null,
  hash text not null,
  mime text not null,
  bytes int not null,
  content bytea not null,
  kept_at timestamptz not null,
  delete_on date not null,
  primary key (loan_id, slot, file_hash)
);
create index evidence_to_delete on people.evidence (delete_on);

create table people.evidence_part (
  borrower_id uuid not null,
  loan_id uuid not null,
  slot text not null,
  file_hash text not null,
  part int not null,
  content bytea not null,
  arrived_at timestamptz not null default now(),
  primary key (loan_id, slot, file_hash, part)
);

create table people.evidence_view (
  loan_id uuid not null,
  slot text not null,
  hash text not null,
  viewer text not null,
  seen_at timestamptz not null
);
create index evidence_view_of on people.evidence_view (loan_id, seen_at);

-- Who looked whom up. Rows are only added; each holds the hash of the one before.
create table people.access_log (
  place bigint primary key,
  at timestamptz not null,
  act text not null,
  by_id text not null,
  by_role text not null,
  subjects text[] not null,
  detail text not null,
  case_number text,
  previous_hash text not null,
  hash text not null
);
create index access_log_subjects on people.access_log using gin (subjects);
create trigger access_log_append_only before delete or update or truncate on people.access_log
  for each statement execute function people.refuse_change();

-- Requests of the office to correct a person, which wait for a second member of the staff.
create table people.correction (
  id text primary key,
  account_id uuid not null references people.account,
  kind text not null,
  value bytea not null,
  reason text not null,
  case_number text,
  asked_by text not null,
  asked_at timestamptz not null,
  unique (account_id, kind)
);

-- What visitors do on the pages: names of pages and fields, no values.
create table people.behaviour (
  key_hash text primary key,
  borrower_id uuid,
  kind text not null,
  page text not null,
  field text not null,
  size int not null,
  at timestamptz not null
);
create index behaviour_at on people.behaviour (at);
create index behaviour_of on people.behaviour (borrower_id);

-- The sealed secret of an application that makes codes; next_secret counts once a code of it was typed.
create table people.second_factor (
  account_id uuid primary key references people.account,
  secret bytea,
  next_secret bytea,
  last_step bigint not null default 0,
  recovery text[] not null default '{}'
);

-- Calls with late borrowers. What was said is sealed with the key of the borrower.
create table people.contact (
  id uuid primary key,
  loan_id uuid not null,
  borrower_id uuid not null,
  incoming boolean not null,
  by_id uuid not null,
  at timestamptz not null,
  noted_as uuid,
  result text,
  sealed text,
  promised_amount bigint,
  promised_by date,
  payments_before int,
  call_back_on date,
  asks_again_on date
);
create index contact_borrower on people.contact (borrower_id, at desc);
create index contact_loan on people.contact (loan_id, at desc);
create index contact_quiet on people.contact (asks_again_on);

-- Security keys of staff (WebAuthn), and the challenge that a session has to answer with one.
create table people.security_key (
  id text primary key,
  account_id uuid not null references people.account,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  agent text,
  added_at timestamptz not null,
  used_at timestamptz
);
create index security_key_account_id_idx on people.security_key (account_id);

create table people.key_challenge (
  session_id uuid primary key references people.session,
  challenge text not null,
  purpose text not null,
  until timestamptz not null
);

-- By which channel each message went, what became of it, who is sending it until when, and how many tries broke off
-- (D0208).
create table people.notice_delivery (
  key text not null,
  channel text not null,
  borrower_id uuid not null,
  state text not null,
  at timestamptz not null,
  asked_at timestamptz,
  reason text,
  parts smallint,
  cost bigint,
  holder int,
  held_until timestamptz,
  broken_off int not null default 0,
  primary key (key, channel)
);
create index notice_delivery_borrower on people.notice_delivery (borrower_id);
create index notice_delivery_unreported on people.notice_delivery (at) where state = 'TAKEN' and channel = 'SMS';

-- Filters of the lists of the office, under names.
create table people.saved_filter (
  account_id uuid not null references people.account on delete cascade,
  list text not null,
  name text not null,
  search text not null,
  primary key (account_id, list, name)
);

-- Notes about a person beside any act (R793), sealed with the key of the person.
create table people.person_note (
  id uuid primary key,
  borrower_id uuid not null,
  by_id uuid not null,
  sealed text not null,
  noted_at timestamptz not null
);
create index person_note_borrower on people.person_note (borrower_id, noted_at);

-- Whose codes were sent, and which reports are still asked for (R781). The number goes with the report.
create table people.code_report (
  code_id uuid primary key references people.code on delete cascade,
  address_index text not null,
  sent_to bytea,
  ask_at timestamptz,
  known_at timestamptz
);
create index code_report_due on people.code_report (ask_at) where ask_at is not null;
create index code_report_of on people.code_report (address_index, code_id);

-- Whom the number of a case opened first: it opens nobody else (R913).
create table people.case_of_person (
  case_number text primary key,
  account_id uuid not null references people.account
);
create index case_of_person_account on people.case_of_person (account_id);

-- Accounts that have to show a second factor.
create view people.factor_on as
  select account_id from people.second_factor where secret is not null
  union all
  select account_id from people.security_key;
