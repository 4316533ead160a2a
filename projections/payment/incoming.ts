/** Callback streams: told by a provider, then placed on a loan or a balance, or suspended until the office knows whose it is. */
import { subtract, type Tiyn } from '../../schema/values/money.ts';
import type { LedgerRecord } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { INCOMING, type IncomingRow } from './table.ts';

export async function projectIncoming(batch: readonly LedgerRecord[], tx: Rows): Promise<void> {
  const records = batch.filter((record) => record.stream.startsWith('payment-'));
  await tx.load(
    INCOMING,
    records.map(({ stream }) => ({ stream })),
  );
  for (const record of records) {
    const row = rowAfter(tx.get(INCOMING, { stream: record.stream }), record);
    if (row) tx.put(INCOMING, row);
  }
}

function rowAfter(before: IncomingRow | undefined, record: LedgerRecord): IncomingRow | undefined {
  if (record.type === 'PaymentNotified') return { ...opened(record), taken_back: before?.amount ?? null };
  if (record.type === 'PaymentTakenBack') return takenBack(before ?? opened(record), record.data.amount);
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
    default:
      return undefined;
  }
}

function takenBack(before: IncomingRow, amount: Tiyn): IncomingRow {
  if (amount < before.amount) return { ...before, taken_back: amount };
  return { ...before, state: 'TAKEN_BACK', suspended_for: null, taken_back: amount };
}

type SettledTo = Extract<LedgerRecord, { type: 'TakeBackSettled' }>['data']['to'];

/** Of a part, what is left goes on as it was; a loan that has been paid with the whole is for the office. */
function settled(before: IncomingRow, to: SettledTo): IncomingRow {
  const left = subtract(before.amount, before.taken_back ?? before.amount);
  if (left > 0n)
    return { ...before, amount: left, state: before.state === 'PLACED' ? 'PART_TAKEN_BACK' : before.state };
  return { ...before, state: to === 'ACCOUNT' ? 'OWED' : 'REVERSED', suspended_for: null };
}

function opened(record: Extract<LedgerRecord, { type: 'PaymentNotified' | 'PaymentTakenBack' }>): IncomingRow {
  const { paymentId, provider, externalId, amount, loanId, operationDate } = record.data;
  return {
    stream: record.stream,
    payment_id: paymentId,
    provider,
    external_id: externalId,
    amount,
    taken_back: null,
    loan_id: loanId,
    borrower_id: record.type === 'PaymentNotified' ? record.data.borrowerId : null,
    operation_date: operationDate,
    recorded_at: record.metadata.recordedAt,
    state: 'NOTIFIED',
    suspended_for: null,
    contradicted_by: null,
  };
}
