import type pg from 'pg';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { IncomingRow, PaymentLineRow, PaymentRow, PaymentTables } from './table.ts';

export type PaymentWithLines = PaymentRow & { lines: PaymentLineRow[] };
export function paymentReads(pool: pg.Pool) {
  const db = kyselyOn<PaymentTables>(pool);

  const withLines = async (payments: readonly PaymentRow[]): Promise<PaymentWithLines[]> => {
    const found = new Map(
      payments.map((payment) => [payment.payment_id, { ...payment, lines: [] as PaymentLineRow[] }]),
    );
    if (found.size === 0) return [];
    const lines = await db
      .selectFrom('payment_line')
      .selectAll()
      .where('payment_id', 'in', [...found.keys()])
      .orderBy('payment_id')
      .orderBy('line')
      .execute();
    for (const line of lines) found.get(line.payment_id)?.lines.push(line);
    return [...found.values()];
  };

  /** In the order in which the money counts. Two queries for any number of loans. */
  const paymentsOfLoans = async (loanIds: readonly LoanId[]): Promise<Map<LoanId, PaymentWithLines[]>> => {
    const found = new Map<LoanId, PaymentWithLines[]>(loanIds.map((id) => [id, []]));
    if (loanIds.length === 0) return found;
    const payments = await db
      .selectFrom('payment')
      .selectAll()
      .where('loan_id', 'in', loanIds)
      .orderBy('paid_on')
      .orderBy('revision')
      .execute();
    for (const payment of await withLines(payments)) found.get(payment.loan_id)?.push(payment);
    return found;
  };

  return {
    paymentsOfLoans,
    paymentsOf: async (loanId: LoanId): Promise<PaymentWithLines[]> =>
      (await paymentsOfLoans([loanId])).get(loanId) ?? [],
    paymentById: async (paymentId: PaymentId): Promise<PaymentWithLines | undefined> => {
      const rows = await db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).execute();
      return (await withLines(rows))[0];
    },
    incomingById: (paymentId: PaymentId): Promise<IncomingRow | undefined> =>
      db.selectFrom('incoming_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst(),
    /** Money nobody could place yet, and operations told with two sums; oldest first. */
    suspended: (limit: number): Promise<IncomingRow[]> =>
      db
        .selectFrom('incoming_payment')
        .selectAll()
        .where((e) => e.or([e('state', '=', 'SUSPENDED'), e('contradicted_by', 'is not', null)]))
        .orderBy('recorded_at')
        .limit(limit)
        .execute(),
  };
}
