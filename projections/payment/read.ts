import type pg from 'pg';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { IncomingRow, PaymentLineRow, PaymentRow, PaymentTables } from './table.ts';

export type PaymentWithLines = PaymentRow & { lines: PaymentLineRow[] };

export function paymentReads(pool: pg.Pool) {
  const db = kyselyOn<PaymentTables>(pool);
  return {
    /** In the order in which the payments count. */
    paymentsOf: async (loanId: LoanId): Promise<PaymentWithLines[]> => {
      const ofLoan = db.selectFrom('payment').where('loan_id', '=', loanId);
      const [payments, lines] = await Promise.all([
        ofLoan.selectAll().orderBy('paid_on').orderBy('revision').execute(),
        db
          .selectFrom('payment_line')
          .selectAll()
          .where('payment_id', 'in', ofLoan.select('payment_id'))
          .orderBy('line')
          .execute(),
      ]);
      const byPayment = Map.groupBy(lines, (line) => line.payment_id);
      return payments.map((payment) => ({ ...payment, lines: byPayment.get(payment.payment_id) ?? [] }));
    },
    incomingById: (paymentId: PaymentId): Promise<IncomingRow | undefined> =>
      db.selectFrom('incoming_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst(),
    /** Money that nobody could place yet, and operations reported with two different amounts; oldest first. */
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
