/** Messages to borrowers, sent or waiting for their hour, and how each borrower wants to be reminded. */
import { type Kysely, sql } from 'kysely';

const UP = [
  `create table people.notice (
    key text primary key,
    borrower_id uuid not null,
    loan_id uuid,
    kind text not null,
    facts jsonb not null,
    not_before timestamptz,
    sent_at timestamptz,
    read_at timestamptz,
    dropped text)`,
  `create index notice_waiting on people.notice (not_before) where sent_at is null and dropped is null`,
  `create index notice_sent on people.notice (borrower_id, sent_at desc) where sent_at is not null`,
  `create table people.notice_choice (
    borrower_id uuid primary key,
    channel text not null check (channel in ('SMS', 'EMAIL', 'CABINET')),
    hour int not null check (hour between 0 and 23))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.notice_choice, people.notice').execute(db);
}
