/** Photos and recordings of borrowers, sealed with the person's key, their unfinished uploads, and who opened them. */
import { type Kysely, sql } from 'kysely';

const UP = [
  `create table people.evidence (
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
    primary key (loan_id, slot, file_hash))`,
  `alter table people.evidence alter column content set storage external`,
  `create index evidence_to_delete on people.evidence (delete_on)`,
  `create table people.evidence_part (
    borrower_id uuid not null,
    loan_id uuid not null,
    slot text not null,
    file_hash text not null,
    part int not null,
    content bytea not null,
    arrived_at timestamptz not null default now(),
    primary key (loan_id, slot, file_hash, part))`,
  `create table people.evidence_view (
    loan_id uuid not null,
    slot text not null,
    hash text not null,
    viewer text not null,
    seen_at timestamptz not null)`,
  `create index evidence_view_of on people.evidence_view (loan_id, seen_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.evidence_view, people.evidence_part, people.evidence').execute(db);
}
