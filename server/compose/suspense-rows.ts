/** The read model's rows of incoming money, as the office's use-case names them. */
import type { paymentReads } from '../../projections/payment/read.ts';
import type { IncomingRow } from '../../projections/payment/table.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import { OWED, PART_TAKEN_BACK, type SuspendedRow, type SuspenseDeps } from '../use-cases/suspense.ts';

export function suspenseRows(
  reads: Pick<ReturnType<typeof paymentReads>, 'suspended' | 'incomingById'>,
): SuspenseDeps['rows'] {
  return {
    suspended: async (limit: number) => (await reads.suspended(limit)).map(shape),
    byId: async (paymentId: PaymentId) => {
      const row = await reads.incomingById(paymentId);
      return row && shape(row);
    },
  };
}

function reasonOf({ state, suspended_for: why }: IncomingRow): string | null {
  if (state === 'OWED') return OWED;
  if (state === 'PART_TAKEN_BACK') return PART_TAKEN_BACK;
  return state === 'SUSPENDED' ? why : null;
}

const shape = (row: IncomingRow): SuspendedRow => ({
  paymentId: row.payment_id,
  provider: row.provider,
  externalId: row.external_id,
  amount: row.amount,
  loanId: row.loan_id,
  operationDate: row.operation_date,
  recordedAt: row.recorded_at,
  reason: reasonOf(row),
  contradictedBy: row.contradicted_by,
});
