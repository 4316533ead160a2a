import type { Selectable } from 'kysely';
import { BorrowerId, LoanId, PaymentId } from '../../schema/events/codecs.ts';
import { isUuid } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import { tiyn } from '../../schema/values/money.ts';
import type { PaymentIntent, PaymentIntents } from '../ports/payment-intents.ts';
import type { MoneyDb, MoneyTables } from './money-tables.ts';

export function makePaymentIntents(db: MoneyDb): PaymentIntents {
  const all = () => db.selectFrom('people.payment_intent').selectAll();
  async function find(id: string): Promise<PaymentIntent | undefined> {
    const row = isUuid(id) ? await all().where('id', '=', id).executeTakeFirst() : undefined;
    return row && intentOf(row);
  }
  return {
    find,
    async open({ id, borrowerId, loanId, amount, provider, openedAt }) {
      await db
        .insertInto('people.payment_intent')
        .values({ id, borrower_id: borrowerId, loan_id: loanId, amount, provider, opened_at: openedAt })
        .onConflict((c) => c.doNothing())
        .execute();
      const opened = await find(id);
      if (!opened) throw new Error('payment intent has vanished');
      return opened;
    },
    async opened(id, externalId, redirectUrl) {
      await db
        .updateTable('people.payment_intent')
        .set({ external_id: externalId, redirect_url: redirectUrl })
        .where('id', '=', id)
        .execute();
    },
    async openedBetween(from, to, limit) {
      const rows = await all()
        .where('opened_at', '>=', new Date(from))
        .where('opened_at', '<', new Date(to))
        .where('failed_code', 'is', null)
        .orderBy('opened_at')
        .limit(limit)
        .execute();
      return rows.map(intentOf);
    },
    async recentOf(borrowerId, from, limit) {
      const rows = await all()
        .where('borrower_id', '=', borrowerId)
        .where('opened_at', '>=', new Date(from))
        .where('failed_code', 'is', null)
        .orderBy('opened_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(intentOf);
    },
    async failed(id, code) {
      await db.updateTable('people.payment_intent').set({ failed_code: code }).where('id', '=', id).execute();
    },
  };
}

const intentOf = (row: Selectable<MoneyTables['people.payment_intent']>): PaymentIntent => ({
  id: PaymentId.parse(row.id),
  borrowerId: BorrowerId.parse(row.borrower_id),
  loanId: LoanId.nullable().parse(row.loan_id),
  amount: tiyn(BigInt(row.amount)),
  provider: row.provider,
  externalId: row.external_id,
  redirectUrl: row.redirect_url,
  failedCode: row.failed_code,
  openedAt: instant(new Date(row.opened_at)),
});
