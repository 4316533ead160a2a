/** Reviews and NPS answers. Texts are sealed with the borrower's key; the scores stay when he is forgotten. */
import { type Kysely, sql } from 'kysely';

const UP = [
  `create table people.review (
    id uuid primary key,
    borrower_id uuid not null,
    loan_id uuid not null unique,
    score int not null check (score between 1 and 5),
    sealed text not null,
    left_at timestamptz not null)`,
  `create table people.nps_answer (
    id uuid primary key,
    borrower_id uuid not null,
    score int check (score between 0 and 10),
    themes text[] not null,
    sealed text not null,
    asked_at timestamptz not null)`,
  `create index nps_answer_of on people.nps_answer (borrower_id, asked_at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.nps_answer, people.review').execute(db);
}
