/** Sealed with the borrower's key, so forgetting the person makes notes unreadable. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table people.office_note (
         id uuid primary key, loan_id uuid not null, borrower_id uuid not null, act text not null, by_id uuid not null,
         sealed text not null, noted_at timestamptz not null)`,
    )
    .execute(db);
  await sql.raw('create index office_note_loan on people.office_note (loan_id, noted_at)').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.office_note').execute(db);
}
