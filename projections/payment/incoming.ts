/** Payments that providers report: placed on a loan or a balance, or in suspense until their owner is known. */

import type { PaymentEvent } from '../../schema/events/payment.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import { add, ZERO } from '../../schema/values/money.ts';
import type { Rows } from '../rows.ts';
import { INCOMING, type IncomingRow } from './table.ts';

type PaymentRecord = Recorded<PaymentEvent>;

export async function projectIncoming(batch: readonly PaymentRecord[], tx: Rows): Promise<void> {
  await tx.load(
    INCOMING,
    batch.map(({ stream }) => ({ stream })),
  );
  for (const record of batch) {
    const row = rowAfter(tx.get(INCOMING, { stream: record.stream }), record);
    if (row) tx.put(INCOMING, row);
  }
}

function rowAfter(before: IncomingRow | undefined, record: PaymentRecord): IncomingRow | undefined {
  if (record.type === 'PaymentNotified') return opened(record);
  if (record.type === 'PaymentTakenBack') {
    const row = before ?? opened(record);
    const taken = add(row.taken_back ?? ZERO, record.data.amount);
    return { ...row, state: 'TAKEN_BACK', taken_back: taken, unsettled: add(row.unsettled, record.data.amount) };
  }
  if (!before) return undefined;
  switch (record.type) {
    case 'PaymentPlaced': {
      const { loanId, borrowerId } = record.data;
      return { ...before, loan_id: loanId, borrower_id: borrowerId, state: 'PLACED', suspended_for: null };
    }
    case 'PaymentSuspended':
      return { ...before, state: 'SUSPENDED', suspended_for: record.data.reason };
    case 'TakeBackSettled':
      return settled(before, record.data.to);
    case 'PaymentReleased':
      return { ...before, state: 'RELEASED' };
    case 'PaymentSentBack':
      return { ...before, state: 'SENT_BACK' };
    case 'PaymentContradicted':
      return { ...before, contradicted_by: record.data.amount };
  }
}

type Settled = Extract<PaymentRecord, { type: 'TakeBackSettled' }>['data']['to'];

/** After a partial reversal the remainder of the payment stays where it was placed. */
function settled(row: IncomingRow, to: Settled): IncomingRow {
  const before = { ...row, unsettled: ZERO, owed: to === 'ACCOUNT' ? add(row.owed, row.unsettled) : row.owed };
  if (to === 'ACCOUNT' || before.owed > 0n) return { ...before, state: 'OWED', suspended_for: null };
  const taken = before.taken_back ?? before.amount;
  if (to === 'SUSPENSE' && taken !== before.amount && (before.suspended_for === null || taken > before.amount))
    // More was reversed than was paid, or a part of a payment that was never allocated: the office must check it.
    return { ...before, state: 'REVERSED', contradicted_by: taken };
  if (taken === before.amount) return { ...before, state: 'REVERSED', suspended_for: null };
  return { ...before, state: to === 'LOAN' || to === 'CLAIM' ? 'PLACED' : 'SUSPENDED' };
}

function opened(record: Extract<PaymentRecord, { type: 'PaymentNotified' | 'PaymentTakenBack' }>): IncomingRow {
  const { paymentId, provider, externalId, amount, loanId, operationDate } = record.data;
  return {
    stream: record.stream,
    payment_id: paymentId,
    provider,
    external_id: externalId,
    amount,
    loan_id: loanId,
    borrower_id: record.type === 'PaymentNotified' ? record.data.borrowerId : null,
    operation_date: operationDate,
    recorded_at: record.metadata.recordedAt,
    state: 'NOTIFIED',
    suspended_for: null,
    taken_back: null,
    unsettled: ZERO,
    owed: ZERO,
    contradicted_by: null,
  };
}
