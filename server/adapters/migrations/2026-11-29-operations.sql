-- Work of the processes, sessions with vendors, files of banks, limits and keys of calls; and what the sandbox has
-- done.

create schema if not exists ops;
create sequence ops.bank_number;
create sequence ops.holder as int;
create sequence ops.processor_number;
create function ops.lives(holder int) returns boolean language sql as $$
    select exists (
      select 1 from pg_locks
      where locktype = 'advisory' and classid = 7321002::oid and objid = holder::oid and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())) $$;
create function ops.refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'the log of queries is only added to'; end $$;

-- How far each workflow has read the log, its open tasks, and what stands still.
create table ops.workflow (
  name text primary key,
  position bigint not null,
  moved_at timestamptz not null default now()
);

create table ops.task (
  workflow text not null,
  event_id uuid not null,
  step int not null,
  stream text not null,
  position bigint not null,
  kind text not null,
  data jsonb not null,
  correlation_id text not null,
  attempts int not null default 0,
  last_error text,
  queued_at timestamptz not null default now(),
  next_try timestamptz not null default now(),
  done_at timestamptz,
  begun_at timestamptz,
  outcome text,
  primary key (workflow, event_id, step)
);
create index task_done on ops.task (done_at) where done_at is not null;
create index task_open on ops.task (workflow, stream, position, step) where done_at is null;

create table ops.standing (
  workflow text not null,
  stream text not null,
  state text not null,
  since timestamptz not null,
  found_at timestamptz not null default now(),
  times int not null default 1,
  primary key (workflow, stream)
);

-- Whose connection leads the workflows, and until when it is believed to be alive.
create table ops.workflow_term (
  one boolean primary key default true check (one),
  term bigint not null,
  pid int,
  until timestamptz
);

-- What one person asked for, and which command carries it out, so that two confirmations at once are one act.
create table ops.two_persons (
  action text primary key,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  asked_role text not null default 'support',
  command_id text,
  taken_until timestamptz,
  takes int not null default 0
);

-- Electronic signatures on their way. A provider that sends no notices is asked, and what it gave is checked.
create table ops.eds_session (
  id uuid primary key,
  borrower_id uuid not null,
  loan_id uuid not null,
  document_hash text not null,
  page_url text not null,
  state text not null default 'PENDING',
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  type text not null default 'ISSUANCE_CONSENT',
  consents jsonb not null default '[]',
  qr_image text,
  handle text,
  signature text,
  failure text,
  taken_until timestamptz not null default '-infinity'
);
create index eds_session_asked on ops.eds_session (taken_until) where state = 'PENDING' and handle is not null;
create index eds_session_of on ops.eds_session (loan_id, requested_at);

-- Which vendor a face check was opened with.
create table ops.biometry_session (
  id uuid primary key,
  borrower_id uuid not null,
  purpose text not null,
  loan_id uuid,
  result text,
  started_at timestamptz not null,
  vendor text not null default 'V1'
);

-- frame_lost: why the frame of a passed check was not kept.
create table ops.biometry_verdict (
  session_id uuid not null references ops.biometry_session,
  borrower_id uuid not null,
  result text not null,
  at timestamptz not null,
  try_id uuid unique,
  frame_lost text
);
create index biometry_verdict_of on ops.biometry_verdict (borrower_id, at);

create table ops.provider_trouble (
  provider text primary key,
  failure text not null,
  failures int not null default 1,
  since timestamptz not null default clock_timestamp(),
  failed_at timestamptz not null default clock_timestamp()
);

-- What a card processor was asked, written down before it is asked. Numbers begin with their time: a counter that a
-- restored backup has turned back would give the invoice of a bank to another payment. 14 digits, the last six of them
-- counted.
create table ops.processor_call (
  number bigint primary key
    default (extract(epoch from clock_timestamp())::bigint - 1700000000) * 1000000
      + nextval('ops.processor_number') % 1000000,
  processor text not null,
  key text not null,
  note jsonb not null,
  asked_at timestamptz not null,
  unique (processor, key)
);

-- The last good copy of a public list; the lists are published, nothing in them is a secret.
create table ops.sanction_list (
  name text primary key,
  version text not null,
  taken_at timestamptz not null,
  people jsonb not null
);

-- Numbers that an SMS provider gave our messages.
create table ops.sms_number (
  provider text not null,
  key text not null,
  number text not null,
  at timestamptz not null,
  primary key (provider, key)
);

-- Orders to the bank, the files that carry them, the files that the bank leaves, and the entries of its statements.
-- What is personal is sealed, and forgotten as soon as the file is out or the money counted.
create table ops.bank_file (
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
);

-- Numbers of payment orders begin with their time: a restored backup must not give one number to two orders.
create table ops.bank_order (
  key text primary key,
  reference text not null unique,
  number bigint not null unique
    default (extract(epoch from clock_timestamp())::bigint - 1780000000) * 100 + nextval('ops.bank_number') % 100,
  amount bigint not null,
  sealed text,
  state text not null check (state in ('WAITING', 'WRITTEN', 'CANCELED', 'PAID', 'REJECTED', 'RETURNED')),
  code text,
  problem text,
  file text references ops.bank_file,
  operated_at timestamptz,
  told boolean not null default false,
  queued_at timestamptz not null default clock_timestamp()
);
create index bank_order_of_file on ops.bank_order (file);
create index bank_order_untold on ops.bank_order (key) where state = 'RETURNED' and not told;
create index bank_order_waiting on ops.bank_order (queued_at) where state = 'WAITING';

create table ops.bank_answer (
  name text not null,
  hash text not null,
  kind text,
  problem text,
  lines int not null default 0,
  read_at timestamptz not null default clock_timestamp(),
  primary key (name, hash)
);

-- about: why a movement waits for a person.
create table ops.bank_entry (
  id text primary key,
  reference text,
  credit boolean not null,
  amount bigint not null,
  operated_on date not null,
  kind text not null check (kind in ('PAYOUT', 'RETURN', 'INCOMING', 'OTHER', 'ASK')),
  sealed text,
  counted boolean not null default false,
  answer text not null,
  seen_at timestamptz not null default clock_timestamp(),
  about text
);
create index bank_entry_reference on ops.bank_entry (reference) where reference is not null;
create index bank_entry_uncounted on ops.bank_entry (id) where kind = 'INCOMING' and not counted;

-- Pages of a face vendor, by our session.
create table ops.face_flow (
  key text primary key,
  flow_id text not null,
  page_url text not null,
  mac text not null,
  at timestamptz not null
);

-- Verifications of the whole log that run in the background (D0130).
create table ops.log_verification (
  id uuid primary key default gen_random_uuid(),
  by_id text not null,
  by_role text not null,
  began_at timestamptz not null default now(),
  heard_at timestamptz not null default now(),
  ended_at timestamptz,
  stage text not null default 'LOG',
  share float8 not null default 0,
  found int not null default 0,
  outcome text not null default 'RUNNING',
  findings jsonb not null default '[]',
  report jsonb
);

-- Timestamps of anchors by an authority outside (R613).
create table ops.anchor_timestamp (
  anchor_hash text primary key,
  anchor_date date not null,
  stamped_at timestamptz not null,
  authority text not null,
  token bytea not null
);

-- What the credit bureau answered to a call, by the key of the call.
create table ops.bureau_answer (
  key text not null,
  part text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (key, part)
);

-- Moves of the log to another event store whose positions the workflows have taken over.
create table ops.log_move (
  from_head bigint not null,
  to_head bigint not null,
  moved_at timestamptz not null default now(),
  primary key (from_head, to_head)
);

-- Statements with balances, until the ledger has them.
create table ops.bank_statement (
  id uuid primary key default gen_random_uuid(),
  hash text not null,
  account text not null,
  opened_on date not null,
  closed_on date not null,
  opening bigint not null,
  closing bigint not null,
  days jsonb not null,
  posted boolean not null default false,
  read_at timestamptz not null default clock_timestamp(),
  unique (hash, account)
);
create index bank_statement_unposted on ops.bank_statement (closed_on) where not posted;

-- Of each movement the number of its payment order, the statement that listed it first, the side on which the ledger
-- counts it, and the settlement of the office that it is.
create table ops.bank_line (
  id text primary key,
  number text,
  known text check (known in ('PROVIDER', 'SETTLED')),
  statement uuid references ops.bank_statement,
  side text check (side in ('CLEARING', 'OTHER')),
  settlement uuid unique
);
create index bank_line_aside on ops.bank_line (id) where side = 'OTHER';
create index bank_line_statement on ops.bank_line (statement);

-- Which process has each round of the workers (D0208). begun_at: the last sign of the turn that runs, null while none
-- does.
create table ops.round (
  name text primary key,
  holder int not null,
  held_until timestamptz not null,
  begun_at timestamptz,
  ended_at timestamptz
);

-- When the last backup was made, so that its age can be told.
create table ops.backup_note (
  one boolean primary key default true check (one),
  made_at timestamptz not null
);

-- Records of the files of a bank that could not be read.
create table ops.bank_odd (
  id text primary key,
  answer text not null,
  problem text not null,
  settled boolean not null default false,
  read_at timestamptz not null default clock_timestamp()
);

-- The log that this database follows, so that another one is not taken for it.
create table ops.known_log (
  one boolean primary key default true check (one),
  stream text not null,
  event_id uuid not null,
  hash text not null
);

-- Calls by their keys, and their sealed answers. The hash of a body is keyed: a body may be little more than a phone.
create table ops.idempotency (
  actor text not null,
  operation text not null,
  key text not null,
  body_hash text not null,
  state text not null check (state in ('running', 'answered')),
  lease uuid not null,
  leased_until timestamptz not null,
  answer bytea,
  created_at timestamptz not null,
  holder int,
  primary key (actor, operation, key)
);
create index idempotency_age on ops.idempotency (created_at);

-- What was used of each limit, by subject and window.
create table ops.limit_use (
  name text not null,
  subject text not null,
  window_start timestamptz not null,
  used int not null,
  primary key (name, subject, window_start)
);

-- Ends of days. A finished day keeps the hash of its anchor, so that a ledger without its anchors is not anchored
-- anew.
create table ops.closing_day (
  business_date date primary key,
  loans int not null default 0,
  events int not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  anchor_hash text
);

-- What analysts asked (R392).
create table ops.query_log (
  place bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  by_id text not null,
  operation text not null,
  milliseconds int not null,
  rows int not null,
  refused text
);
create trigger query_log_append_only before delete or update or truncate on ops.query_log
  for each statement execute function ops.refuse_change();

-- The latest instant that any process has seen: codes end by it even if the clock is set back (R761).
create table ops.latest_instant (
  one boolean primary key default true check (one),
  at timestamptz not null
);
create schema if not exists sandbox;

create table sandbox.fault (
  port text primary key,
  mode text not null,
  delay_ms int not null
);

-- times: how often the message came (D0208).
create table sandbox.outbox (
  number bigint generated always as identity primary key,
  key text not null unique,
  channel text not null,
  addressee text not null,
  message jsonb not null,
  at timestamptz not null default clock_timestamp(),
  times int not null default 1
);
create index outbox_addressee on sandbox.outbox (addressee, number desc);

create table sandbox.operation (
  external_id text primary key,
  provider text not null,
  kind text not null,
  key text not null,
  reference text not null,
  amount bigint not null,
  state text not null,
  code text,
  data jsonb not null default '{}',
  opened_at timestamptz not null,
  operated_at timestamptz,
  unique (provider, key)
);

create table sandbox.callback (
  id text primary key,
  provider text not null,
  path text not null,
  body text not null,
  due_at timestamptz not null,
  tries int not null default 0,
  delivered_at timestamptz,
  last_error text
);
create index callback_due on sandbox.callback (due_at) where delivered_at is null;

create table sandbox.provider_fault (
  provider text primary key,
  fault text not null
);

create table sandbox.clock (
  id int primary key check (id = 1),
  shift_ms bigint not null
);
