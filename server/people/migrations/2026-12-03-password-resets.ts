/** When a password was last made anew by a code: for a day after that no new payout target is taken. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.account add column password_reset_at timestamptz').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.account drop column password_reset_at').execute(db);
}
