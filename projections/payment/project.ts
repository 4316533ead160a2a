import { type Carrying, carries } from '../../schema/events/loan.ts';
import { idOf, isIn, type RecordIn } from '../../schema/events/streams.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../schema/values/money.ts';
import { type LoanRecord, readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { projectIncoming } from './incoming.ts';
import { INCOMING, PAYMENT, PAYMENT_BEFORE, type PaymentRow } from './table.ts';

export const paymentModel = readModel({
  name: 'payment',
  version: 1,
  critical: false,
  tables: [PAYMENT, PAYMENT_BEFORE, INCOMING],
  follows: ['loan-', 'payment-'],
  project: projectPayments,
});

type Received = Carrying<LoanRecord, 'allocation'>;
type Corrected = Carrying<LoanRecord, 'reallocated'>;

async function projectPayments(batch: readonly RecordIn<'loan-' | 'payment-'>[], tx: Rows): Promise<void> {
  const touched = batch.flatMap(paymentIdsOf);
  await tx.load(
    PAYMENT,
    touched.map((payment_id) => ({ payment_id })),
  );
  for (const record of batch) {
    if (carries(record, 'allocation')) receive(tx, record);
    else if (carries(record, 'reallocated')) correct(tx, record);
  }
  await projectIncoming(
    batch.filter((record) => isIn('payment-', record)),
    tx,
  );
}

function paymentIdsOf(record: RecordIn<'loan-' | 'payment-'>): PaymentId[] {
  if (carries(record, 'allocation')) return [sourceOf(record).paymentId];
  if (!carries(record, 'reallocated')) return [];
  const reversed = record.type === 'PaymentReversed' ? [record.data.paymentId] : [];
  return [...reversed, ...record.data.reallocated.map((other) => other.paymentId)];
}

function receive(tx: Rows, record: Received): void {
  const { data, metadata } = record;
  // A reserved bonus that is answered with zero pays nothing.
  if (record.type === 'BonusSpent' && data.amount === ZERO) return;
  const { paymentId, paidOn, more } = sourceOf(record);
  const toPrincipal = data.allocation.filter((line) => line.component === 'principal').map((line) => line.amount);
  tx.put(PAYMENT, {
    payment_id: paymentId,
    loan_id: idOf(record.stream),
    revision: record.revision,
    ...more,
    amount: data.amount,
    accrued_interest: data.accruedInterest,
    accrued_penalty: data.accruedPenalty,
    allocation_rule: data.allocationRule,
    paid_on: paidOn,
    recorded_at: metadata.recordedAt,
    principal_before: add(data.standing.principal, ...toPrincipal),
    principal_after: data.standing.principal,
    reversed_on: null,
    reversed_known: null,
    corrected_known: null,
  });
}

type Source = {
  paymentId: PaymentId;
  paidOn: LocalDate;
  more: Pick<PaymentRow, 'source' | 'provider' | 'external_id'> & { surplus: Tiyn };
};

function sourceOf(record: Received): Source {
  const inner = { provider: null, external_id: null, surplus: ZERO };
  switch (record.type) {
    case 'PaymentReceived': {
      const { paymentId, paidOn, provider, externalId, surplus } = record.data;
      return { paymentId, paidOn, more: { source: 'PROVIDER', provider, external_id: externalId, surplus } };
    }
    case 'BalanceApplied':
      return {
        paymentId: record.data.transferId,
        paidOn: record.data.appliedOn,
        more: { source: 'BALANCE', ...inner, surplus: record.data.surplus },
      };
    case 'BonusSpent':
      return { paymentId: record.data.transferId, paidOn: record.data.spentOn, more: { source: 'BONUS', ...inner } };
  }
}

/** A reversal marks the payment. A backdated payment may change the allocation of payments recorded earlier (R5). */
function correct(tx: Rows, record: Corrected): void {
  const now = record.metadata.recordedAt;
  if (record.type === 'PaymentReversed') {
    const before = tx.get(PAYMENT, { payment_id: record.data.paymentId });
    if (before) tx.put(PAYMENT, { ...before, reversed_on: record.data.reversedOn, reversed_known: now });
  }
  for (const { paymentId, allocation, surplus } of record.data.reallocated) {
    const before = tx.get(PAYMENT, { payment_id: paymentId });
    if (!before) continue;
    const amount = before.source === 'BONUS' ? add(...allocation.map((line) => line.amount)) : before.amount;
    if (amount !== before.amount || surplus !== before.surplus) change(tx, before, { amount, surplus }, now);
  }
}

/** Two corrections of one moment, or of a clock that ran backwards, are one. */
function change(tx: Rows, before: PaymentRow, changed: Pick<PaymentRow, 'amount' | 'surplus'>, now: Instant): void {
  const since = before.corrected_known ?? before.recorded_at;
  if (now > since) keepAsKnown(tx, before, since, now);
  tx.put(PAYMENT, { ...before, ...changed, corrected_known: now > since ? now : before.corrected_known });
}

function keepAsKnown(tx: Rows, before: PaymentRow, known_from: Instant, known_to: Instant): void {
  const { payment_id, loan_id, source, amount, surplus, paid_on, reversed_on, reversed_known } = before;
  const row = { payment_id, loan_id, source, amount, surplus, paid_on, reversed_on, reversed_known };
  tx.put(PAYMENT_BEFORE, { ...row, known_from, known_to });
}
