/**
 * One row a loan with its state and the columns for filters, order and sums; and one row a payment, because payments
 * grow with the loan. Amounts in tiyn, GESV in ppm.
 */
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { DisputeReason } from '../../schema/reference/dispute.ts';
import type { Pricing, ProductType } from '../../schema/reference/products.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { LoanDossier, LoanHistory } from '../../server/domain/loan/history.ts';
import type { LoanPayment } from '../../server/domain/loan/history-payments.ts';
import { date, defineTable, instant, int4, int8, money, nullable, packed, type RowOf, text, uuid } from '../table.ts';

/** All that is read of a loan, except its payments. */
export type StoredLoan = Pick<LoanDossier, 'state' | 'lastEventOn'> & Omit<LoanHistory, 'payments'>;

export const LOAN = defineTable({
  name: 'loan',
  columns: {
    loan_id: uuid<LoanId>(),
    borrower_id: uuid<BorrowerId>(),
    offer_number: text(),
    status: text<LoanStatus>(),
    position: int8(),
    /** Position of LoanApplied: a stable order, newest first, for keyset pages. */
    opened_position: int8(),
    recorded_at: instant(),

    product_type: text<ProductType>(),
    pricing: text<Pricing>(),
    amount: money(),
    term_count: int4(),
    price_issue_date: date(),
    price_interest: money(),
    gesv_ppm: int4(),

    applied_on: date(),
    signed_on: nullable(date()),
    decided_on: nullable(date()),
    approved_on: nullable(date()),
    issued_on: nullable(date()),
    issued_amount: nullable(money()),
    closed_on: nullable(date()),

    /** Posted balances after the last financial event; the debt of today is computed from the state and the day. */
    principal: money(),
    maturity: nullable(date()),
    /** Of its insurance, what the insurer has not earned by the last financial event (D0252). */
    unearned_insurance: money(),
    overdue_since: nullable(date()),
    next_action_date: nullable(date()),
    /** Of which the borrower is reminded; null where nothing is to come or it is late. */
    day_to_pay: nullable(date()),
    /** While it is reviewed: the instant by which the decision was promised first. */
    decide_by: nullable(instant()),
    /** Set while the office has not answered. */
    disputed_on: nullable(date()),
    dispute_reason: nullable(text<DisputeReason>()),

    /** The decider's state without the parts that only decisions need, with the stages and changes of its history. */
    state: packed<StoredLoan>(),
  },
  key: ['loan_id'],
  indexes: [
    // The end of day asks "what is due by D" and must never scan.
    '(next_action_date, loan_id) where next_action_date is not null',
    '(day_to_pay, loan_id) where day_to_pay is not null',
    '(unearned_insurance) where unearned_insurance > 0',
    '(disputed_on, loan_id) where disputed_on is not null',
    '(overdue_since, loan_id) where overdue_since is not null',
    '(borrower_id, opened_position desc)',
    // Keyset pages of analysts and office.
    '(opened_position desc)',
    '(status, opened_position desc)',
    '(decide_by, opened_position) where decide_by is not null',
    '(offer_number)',
    // Interest at a fixed price is computed for all such loans at once, without their states.
    `(loan_id) include (pricing, issued_on, term_count, price_issue_date, price_interest, issued_amount)
      where pricing = 'ECONOMICAL'`,
  ],
});

export const LOAN_PAYMENT = defineTable({
  name: 'loan_payment',
  columns: {
    loan_id: uuid<LoanId>(),
    /** In the order of recording. */
    place: int4(),
    payment: packed<LoanPayment>(),
  },
  key: ['loan_id', 'place'],
  owner: 'loan_id',
});

export type LoanRow = RowOf<typeof LOAN>;
export type LoanPaymentRow = RowOf<typeof LOAN_PAYMENT>;
export type LoanTables = { loan: LoanRow };
