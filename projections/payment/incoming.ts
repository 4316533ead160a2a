/** Callback streams: told by a provider, then placed on a loan or a balance, or suspended until the office knows whose it is. */
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
  if (record.type === 'PaymentNotified') return noted(record);
  if (!before) return undefined;
  switch (record.type) {
    case 'PaymentPlaced': {
      const { loanId, borrowerId } = record.data;
      return { ...before, loan_id: loanId, borrower_id: borrowerId, state: 'PLACED', suspended_for: null };
    }
    case 'PaymentSuspended':
      return { ...before, state: 'SUSPENDED', suspended_for: record.data.reason };
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

function noted({ stream, data, metadata }: Extract<LedgerRecord, { type: 'PaymentNotified' }>): IncomingRow {
  return {
    stream,
    payment_id: data.paymentId,
    provider: data.provider,
    external_id: data.externalId,
    amount: data.amount,
    loan_id: data.loanId,
    borrower_id: data.borrowerId,
    operation_date: data.operationDate,
    recorded_at: metadata.recordedAt,
    state: 'NOTIFIED',
    suspended_for: null,
    contradicted_by: null,
  };
}
