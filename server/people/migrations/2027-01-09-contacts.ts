/** Calls with late borrowers. What was said is sealed with the borrower's key. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table people.contact (
         id uuid primary key, loan_id uuid not null, borrower_id uuid not null, incoming boolean not null,
         by_id uuid not null, at timestamptz not null, noted_as uuid, result text, sealed text,
         promised_amount bigint, promised_by date, payments_before integer, call_back_on date, asks_again_on date)`,
    )
    .execute(db);
  await sql.raw('create index contact_loan on people.contact (loan_id, at desc)').execute(db);
  await sql.raw('create index contact_borrower on people.contact (borrower_id, at desc)').execute(db);
  await sql.raw('create index contact_quiet on people.contact (asks_again_on)').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.contact').execute(db);
}
