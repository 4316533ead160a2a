/**
 * When to ask providers about opened payments: often at first, rarely later, never after an answer (PAYMENT_IN_DOUBT).
 */
import { type Kysely, sql } from 'kysely';

const UP = [
  `alter table people.payment_intent
     add column by_card boolean not null default false, add column asked_at timestamptz,
     add column answered_at timestamptz, add column told_at timestamptz`,
  // Until now only a saved card's charge had no page, or a page that never opened; their payers get no SMS. A page that
  // is three days old stays abandoned.
  `update people.payment_intent set by_card = redirect_url is null,
     answered_at = case when failed_code is not null or (redirect_url is not null and opened_at < now() - interval '3 days') then now() end,
     told_at = now()`,
  'create index payment_intent_unanswered on people.payment_intent (opened_at) where answered_at is null',
  'create index payment_intent_untold on people.payment_intent (opened_at) where failed_code is not null and told_at is null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'alter table people.payment_intent drop column by_card, drop column asked_at, drop column answered_at, drop column told_at',
    )
    .execute(db);
}
