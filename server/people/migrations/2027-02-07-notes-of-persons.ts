/** Notes about a person beside any act (R793). Sealed with the person's key, like those of acts. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table people.person_note (
         id uuid primary key, borrower_id uuid not null, by_id uuid not null, sealed text not null,
         noted_at timestamptz not null)`,
    )
    .execute(db);
  await sql.raw('create index person_note_borrower on people.person_note (borrower_id, noted_at)').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.person_note').execute(db);
}
