/** The borrower's own name for a card, and which card was charged: two cards may have the same masked number. */
import { type Kysely, sql } from 'kysely';

const UP = [
  'alter table people.card add column sealed_name text',
  'alter table people.payment_intent add column card_id text',
  `update people.payment_intent p set card_id = (select min(c.id::text) from people.card c
     where c.borrower_id = p.borrower_id and c.masked_pan = p.card)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.card drop column sealed_name').execute(db);
  await sql.raw('alter table people.payment_intent drop column card_id').execute(db);
}
