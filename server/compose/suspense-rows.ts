import type { paymentReads } from '../../projections/payment/read.ts';
import type { IncomingRow } from '../../projections/payment/table.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import { subtract, type Tiyn } from '../../schema/values/money.ts';
import type { SuspendedRow, SuspenseDeps } from '../use-cases/payment/suspense.ts';

export function suspenseRows(
  reads: Pick<ReturnType<typeof paymentReads>, 'suspended' | 'incomingById'>,
): SuspenseDeps['rows'] {
  return {
    suspended: async () => (await reads.suspended()).map(rowOf),
    byId: async (paymentId: PaymentId) => {
      const row = await reads.incomingById(paymentId);
      return row && rowOf(row);
    },
  };
}

/** All, or the remainder after a partial reversal. */
function amountOf({ state, amount, taken_back: taken }: IncomingRow): Tiyn {
  if (taken === null || taken >= amount) return amount;
  return state === 'SUSPENDED' ? subtract(amount, taken) : amount;
}

const rowOf = (row: IncomingRow): SuspendedRow => ({
  paymentId: row.payment_id,
  provider: row.provider,
  externalId: row.external_id,
  amount: amountOf(row),
  loanId: row.loan_id,
  operationDate: row.operation_date,
  recordedAt: row.recorded_at,
  reason: row.state === 'SUSPENDED' ? row.suspended_for : null,
  contradictedBy: row.contradicted_by,
});
