/** When the operator accepted or refused the message. Without it a code was counted but never sent. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.code add column handed_over_at timestamptz').execute(db);
  await sql.raw('update people.code set handed_over_at = sent_at').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.code drop column handed_over_at').execute(db);
}
