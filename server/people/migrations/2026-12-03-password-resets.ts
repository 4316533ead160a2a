/** For a day after a password reset by code no new payout destination is accepted. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.account add column password_reset_at timestamptz').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.account drop column password_reset_at').execute(db);
}
