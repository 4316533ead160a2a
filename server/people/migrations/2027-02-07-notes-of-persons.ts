/** A note may belong to a person alone, without a loan (R793). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.office_note alter column loan_id drop not null').execute(db);
  await sql
    .raw('create index office_note_person on people.office_note (borrower_id, noted_at) where loan_id is null')
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('delete from people.office_note where loan_id is null').execute(db);
  await sql.raw('drop index people.office_note_person').execute(db);
  await sql.raw('alter table people.office_note alter column loan_id set not null').execute(db);
}
