/** Whose codes were sent, and which reports are still asked for (R781). The number goes with the report. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table people.code_report (
         code_id uuid primary key references people.code on delete cascade, address_index text not null,
         sent_to bytea, ask_at timestamptz, known_at timestamptz)`,
    )
    .execute(db);
  await sql.raw('create index code_report_of on people.code_report (address_index, code_id)').execute(db);
  await sql.raw('create index code_report_due on people.code_report (ask_at) where ask_at is not null').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.code_report').execute(db);
}
