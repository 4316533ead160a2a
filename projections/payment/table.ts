/** Payments with their allocation, and payments as providers reported them, placed or not. */
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { type Column, date, defineTable, instant, int8, money, nullable, type RowOf, text, uuid } from '../table.ts';

const source: Column<'PROVIDER' | 'BALANCE' | 'BONUS'> = text();
/**
 * PLACED, SUSPENDED: all of it, or the remainder after a partial reversal. RELEASED: out of suspense, in flight.
 * TAKEN_BACK: by the provider, not settled. REVERSED: as if never paid. OWED: by the borrower of an ended loan.
 */
const state: Column<
  'NOTIFIED' | 'PLACED' | 'SUSPENDED' | 'RELEASED' | 'SENT_BACK' | 'TAKEN_BACK' | 'REVERSED' | 'OWED'
> = text();

export const PAYMENT = defineTable({
  name: 'payment',
  columns: {
    payment_id: uuid<PaymentId>(),
    loan_id: uuid<LoanId>(),
    revision: int8(),
    source,
    provider: nullable(text()),
    external_id: nullable(text()),
    amount: money(),
    surplus: money(),
    accrued_interest: money(),
    accrued_penalty: money(),
    allocation_rule: text(),
    paid_on: date(),
    recorded_at: instant(),
    principal_before: money(),
    principal_after: money(),
    reversed_on: nullable(date()),
  },
  key: ['payment_id'],
  indexes: ['(loan_id, paid_on, revision)'],
});

/** One row for each callback stream, payment-<provider>-<externalId>. */
export const INCOMING = defineTable({
  name: 'incoming_payment',
  columns: {
    stream: text(),
    payment_id: uuid<PaymentId>(),
    provider: text(),
    external_id: text(),
    amount: money(),
    loan_id: nullable(uuid<LoanId>()),
    borrower_id: nullable(uuid<BorrowerId>()),
    operation_date: date(),
    recorded_at: instant(),
    state,
    suspended_for: nullable(text()),
    /** The reversed amount; `unsettled` of it is not corrected yet, `owed` is on the borrower's account. */
    taken_back: nullable(money()),
    unsettled: money(),
    owed: money(),
    /** The provider reported the same operation again with this amount. */
    contradicted_by: nullable(money()),
  },
  key: ['stream'],
  indexes: [
    '(payment_id)',
    '(external_id)',
    "(recorded_at) where state in ('SUSPENDED', 'TAKEN_BACK', 'OWED') or contradicted_by is not null",
  ],
});

export type PaymentRow = RowOf<typeof PAYMENT>;
export type IncomingRow = RowOf<typeof INCOMING>;
export type PaymentTables = { payment: PaymentRow; incoming_payment: IncomingRow };
