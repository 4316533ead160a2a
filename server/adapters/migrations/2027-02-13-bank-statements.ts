/**
 * Statements with balances, until the ledger has them; of each movement the number of its payment order, the statement
 * that listed it first, the side on which the ledger counts it, and the settlement of the office that it is.
 */
import { type Kysely, sql } from 'kysely';

const UP = [
  `create table ops.bank_statement (
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
   )`,
  'create index bank_statement_unposted on ops.bank_statement (closed_on) where not posted',
  `create table ops.bank_line (
     id text primary key,
     number text,
     known text check (known in ('PROVIDER', 'SETTLED')),
     statement uuid references ops.bank_statement (id),
     side text check (side in ('CLEARING', 'OTHER')),
     settlement uuid unique
   )`,
  'create index bank_line_statement on ops.bank_line (statement)',
  "create index bank_line_aside on ops.bank_line (id) where side = 'OTHER'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bank_line', 'bank_statement']) await sql.raw(`drop table ops.${table}`).execute(db);
}
