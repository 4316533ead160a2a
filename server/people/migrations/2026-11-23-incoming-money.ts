/**
 * Top-ups have no loan. The payer's text is sealed with a key of its own, since nobody knows yet whose payment it is.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.payment_intent alter column loan_id drop not null').execute(db);
  await sql
    .raw(
      `create table people.incoming_detail (
         payment_id uuid primary key, data_key text not null, sealed text not null, kept_at timestamptz not null)`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.incoming_detail').execute(db);
  await sql.raw('delete from people.payment_intent where loan_id is null').execute(db);
  await sql.raw('alter table people.payment_intent alter column loan_id set not null').execute(db);
}
