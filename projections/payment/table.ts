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
    /** When the reversal was recorded. */
    reversed_known: nullable(instant()),
    /** Since when `amount` and `surplus` are known; null: since `recorded_at`. */
    corrected_known: nullable(instant()),
  },
  key: ['payment_id'],
  indexes: ['(loan_id, paid_on, revision)'],
});

/** What was known of a payment until a later report changed its amount or its surplus (R740). */
export const PAYMENT_BEFORE = defineTable({
  name: 'payment_before',
  columns: {
    payment_id: uuid<PaymentId>(),
    loan_id: uuid<LoanId>(),
    source,
    amount: money(),
    surplus: money(),
    paid_on: date(),
    known_from: instant(),
    known_to: instant(),
    reversed_on: nullable(date()),
    reversed_known: nullable(instant()),
  },
  key: ['payment_id', 'known_to'],
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
export type PaymentBeforeRow = RowOf<typeof PAYMENT_BEFORE>;
export type PaymentTables = { payment: PaymentRow; payment_before: PaymentBeforeRow; incoming_payment: IncomingRow };
