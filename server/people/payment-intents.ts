import { type Selectable, sql } from 'kysely';
import { BorrowerId, CardId, LoanId, PaymentId } from '../../schema/events/codecs.ts';
import { isUuid } from '../../schema/values/ids.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import type { PaymentIntent, PaymentIntents } from '../ports/payment-intents.ts';
import type { MoneyDb, MoneyTables } from './money-tables.ts';

export function makePaymentIntents(db: MoneyDb): PaymentIntents {
  const all = () => db.selectFrom('people.payment_intent').selectAll();
  async function find(id: string): Promise<PaymentIntent | undefined> {
    const row = isUuid(id) ? await all().where('id', '=', id).executeTakeFirst() : undefined;
    return row && intentOf(row);
  }
  type Mark = { asked_at: Instant } | { answered_at: Instant } | { told_at: Instant };
  const mark = async (id: PaymentId, at: Mark): Promise<void> => {
    await db.updateTable('people.payment_intent').set(at).where('id', '=', id).execute();
  };
  return {
    find,
    async open({ id, borrowerId, loanId, amount, provider, openedAt, byCard, card, cardId }, { most, since }) {
      await db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtext(${`payment-pages:${borrowerId}`}))`.execute(tx);
        const { pages } = await tx
          .selectFrom('people.payment_intent')
          .select((e) => e.fn.countAll<string>().as('pages'))
          .where('borrower_id', '=', borrowerId)
          .where('id', '<>', id)
          .where('by_card', '=', false)
          .where('answered_at', 'is', null)
          .where('opened_at', '>=', new Date(since))
          .executeTakeFirstOrThrow();
        if (!byCard && Number(pages) >= most) return;
        await tx
          .insertInto('people.payment_intent')
          .values({
            id,
            borrower_id: borrowerId,
            loan_id: loanId,
            amount,
            provider,
            opened_at: openedAt,
            by_card: byCard,
            card,
            card_id: cardId,
          })
          .onConflict((c) => c.doNothing())
          .execute();
      });
      return find(id);
    },
    async opened(id, externalId, redirectUrl, challengeUntil) {
      await db
        .updateTable('people.payment_intent')
        .set({
          external_id: externalId,
          redirect_url: redirectUrl,
          challenge_until: challengeUntil ?? null,
          answered_at: null,
        })
        .where('id', '=', id)
        .execute();
    },
    async toInquire({ to, often, rarely }, limit) {
      const rows = await all()
        .where('answered_at', 'is', null)
        .where('opened_at', '<', new Date(to))
        .where((e) =>
          e.or([
            e('opened_at', '>=', new Date(often)),
            e('asked_at', 'is', null),
            e('asked_at', '<', new Date(rarely)),
          ]),
        )
        .orderBy('asked_at', (o) => o.asc().nullsFirst())
        .orderBy('opened_at')
        .limit(limit)
        .execute();
      return rows.map(intentOf);
    },
    async unanswered(before, limit) {
      const rows = await all()
        .where('answered_at', 'is', null)
        .where('opened_at', '<', new Date(before))
        .orderBy('opened_at')
        .limit(limit)
        .execute();
      return rows.map(intentOf);
    },
    async toNotify(limit) {
      const rows = await all()
        .where('failed_code', 'is not', null)
        .where('told_at', 'is', null)
        .orderBy('opened_at')
        .limit(limit)
        .execute();
      return rows.map(intentOf);
    },
    async recentOf(borrowerId, from, limit) {
      const rows = await all()
        .where('borrower_id', '=', borrowerId)
        .where((e) => e.or([e('opened_at', '>=', new Date(from)), e('answered_at', 'is', null)]))
        .where('failed_code', 'is', null)
        .orderBy('opened_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(intentOf);
    },
    async failed(id, code, at, seen) {
      await db
        .updateTable('people.payment_intent')
        .set({ failed_code: code, answered_at: at, ...(seen ? { told_at: at } : {}) })
        .where('id', '=', id)
        .execute();
    },
    markInquired: (id, at) => mark(id, { asked_at: at }),
    answered: (id, at) => mark(id, { answered_at: at }),
    markNotified: (id, at) => mark(id, { told_at: at }),
  };
}

const instantOrNull = (at: Date | string | null): Instant | null => (at === null ? null : instant(new Date(at)));

const intentOf = (row: Selectable<MoneyTables['people.payment_intent']>): PaymentIntent => ({
  id: PaymentId.parse(row.id),
  borrowerId: BorrowerId.parse(row.borrower_id),
  loanId: LoanId.nullable().parse(row.loan_id),
  amount: row.amount,
  provider: row.provider,
  externalId: row.external_id,
  redirectUrl: row.redirect_url,
  failedCode: row.failed_code,
  openedAt: instant(new Date(row.opened_at)),
  byCard: row.by_card,
  card: row.card,
  cardId: CardId.nullable().parse(row.card_id),
  challengeUntil: instantOrNull(row.challenge_until),
  askedAt: instantOrNull(row.asked_at),
  answeredAt: instantOrNull(row.answered_at),
});
