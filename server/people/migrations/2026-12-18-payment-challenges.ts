/** Until when the bank waits for the card's owner to confirm the charge of a saved card (D0067). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.payment_intent add column challenge_until timestamptz').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.payment_intent drop column challenge_until').execute(db);
}
