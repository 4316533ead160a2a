/** Days before the day to pay, as chosen. Who chose before this knew only the days of that time, which he keeps. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const column = `days int[] not null default '{3,1,0}' check (cardinality(days) > 0)`;
  await sql.raw(`alter table people.notice_choice add column ${column}`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.notice_choice drop column days').execute(db);
}
