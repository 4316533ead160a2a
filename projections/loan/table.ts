/** One row a loan: its state, and beside it the columns that are filtered, sorted and summed by. Amounts in tiyn, GESV in ppm. */
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { Pricing, ProductType } from '../../schema/reference/products.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { LoanSummary } from '../../server/domain/loan/summary.ts';
import { date, defineTable, instant, int4, int8, money, nullable, packed, type RowOf, text, uuid } from '../table.ts';

export const LOAN = defineTable({
  name: 'loan',
  columns: {
    loan_id: uuid<LoanId>(),
    borrower_id: uuid<BorrowerId>(),
    offer_number: text(),
    status: text<LoanStatus>(),
    revision: int8(),
    position: int8(),
    /** Position of LoanApplied: newest first and stable, which is what a keyset page needs. */
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

    /** Posted balances after the last financial event; what is owed today is a domain function over the state and the day. */
    principal: money(),
    interest: money(),
    penalty: money(),
    premium: money(),
    maturity: nullable(date()),
    overdue_since: nullable(date()),
    next_action_date: nullable(date()),

    /** As the decider's evolve folds it, without what only decisions need. */
    state: packed<LoanSummary>(),
  },
  key: ['loan_id'],
  indexes: [
    // The closing of the day asks "what is due by D" and must never scan.
    '(next_action_date, loan_id) where next_action_date is not null',
    '(borrower_id, opened_position desc)',
    // Keyset pages of the analysts and the office.
    '(opened_position desc)',
    '(status, opened_position desc)',
    '(offer_number)',
  ],
});

export type LoanRow = RowOf<typeof LOAN>;
export type LoanTables = { loan: LoanRow };
