/** Callback streams: told by a provider, then placed on a loan or a balance, or suspended until the office knows whose it is. */
import type { LedgerRecord } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { INCOMING } from './table.ts';

export async function projectIncoming(batch: readonly LedgerRecord[], tx: Rows): Promise<void> {
  const records = batch.filter((record) => record.stream.startsWith('payment-'));
  await tx.load(
    INCOMING,
    records.map(({ stream }) => ({ stream })),
  );
  for (const record of records) {
    const before = tx.get(INCOMING, { stream: record.stream });
    switch (record.type) {
      case 'PaymentNotified': {
        const { paymentId, provider, externalId, amount, loanId, operationDate } = record.data;
        tx.put(INCOMING, {
          stream: record.stream,
          payment_id: paymentId,
          provider,
          external_id: externalId,
          amount,
          loan_id: loanId,
          borrower_id: null,
          operation_date: operationDate,
          recorded_at: record.metadata.recordedAt,
          state: 'NOTIFIED',
          suspended_for: null,
        });
        break;
      }
      case 'PaymentPlaced': {
        const { loanId, borrowerId } = record.data;
        if (before) {
          tx.put(INCOMING, {
            ...before,
            loan_id: loanId,
            borrower_id: borrowerId,
            state: 'PLACED',
            suspended_for: null,
          });
        }
        break;
      }
      case 'PaymentSuspended':
        if (before) tx.put(INCOMING, { ...before, state: 'SUSPENDED', suspended_for: record.data.reason });
    }
  }
}
