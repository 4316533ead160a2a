/** One row a loan: what was asked, what it costs, where it stands. Amounts in tiyn, rates in ppm a day, GESV in ppm. */
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { Pricing, ProductType, PurposeCode, TermUnit } from '../../schema/reference/products.ts';
import type { BorrowerId, CardId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { PpmPerDay } from '../../schema/values/money.ts';
import {
  bool,
  type Column,
  date,
  defineTable,
  instant,
  int4,
  int8,
  money,
  nullable,
  type RowOf,
  text,
  uuid,
} from '../table.ts';

const outcome: Column<'APPROVED' | 'ALTERNATIVE' | 'DECLINED'> = text();
const payoutKind: Column<'IBAN' | 'CARD' | 'POST'> = text();
const prepaymentKind: Column<'FULL' | 'PARTIAL'> = text();

export const LOAN = defineTable({
  name: 'loan',
  columns: {
    loan_id: uuid<LoanId>(),
    borrower_id: uuid<BorrowerId>(),
    offer_number: text(),
    status: text<LoanStatus>(),
    /** Business day on which the present status was reached. */
    status_since: date(),
    revision: int8(),
    position: int8(),
    /** Position of LoanApplied: newest first and stable, which is what a keyset page needs. */
    opened_position: int8(),
    recorded_at: instant(),

    product_type: text<ProductType>(),
    pricing: text<Pricing>(),
    amount: money(),
    term_unit: text<TermUnit>(),
    term_count: int4(),
    purpose: text<PurposeCode>(),
    promo_code: nullable(text()),
    fast_issue: bool(),
    insurance_agreed: bool(),
    repeat: bool(),

    rule_version: text(),
    rate: int8<PpmPerDay>(),
    rate_lowered: bool(),
    price_issue_date: date(),
    price_maturity: date(),
    days: int4(),
    price_interest: money(),
    fast_issue_fee: money(),
    insurance_premium: money(),
    price_total: money(),
    overpayment: money(),
    gesv_ppm: int4(),

    applied_on: date(),
    signed_on: nullable(date()),
    handed_on: nullable(date()),
    decided_on: nullable(date()),
    approved_on: nullable(date()),
    issued_on: nullable(date()),
    issued_amount: nullable(money()),
    closed_on: nullable(date()),

    /** Posted balances after the last financial fact; what is owed today is a domain function over these and the day. */
    principal: money(),
    interest: money(),
    penalty: money(),
    premium: money(),
    accrued_through: nullable(date()),
    maturity: nullable(date()),
    overdue_since: nullable(date()),
    stopped_on: nullable(date()),
    next_due_date: nullable(date()),
    next_due_amount: nullable(money()),
    /** The day on which the closing of the day has to look at this loan; null where it has nothing to do. */
    next_action_date: nullable(date()),
    paid_total: money(),
    last_paid_on: nullable(date()),

    statement_needed: bool(),
    payout_chosen: bool(),
    face_verified: bool(),
    insurance_offered: bool(),
    biometry_tries_left: nullable(int4()),
    verifier_id: nullable(text()),
    consent_opens_at: nullable(text<Instant>()),
    consent_lapses_at: nullable(text<Instant>()),

    decision_outcome: nullable(outcome),
    score_amount: nullable(money()),
    payout_kind: nullable(payoutKind),
    payout_card_id: nullable(uuid<CardId>()),
    payout_hash: nullable(text()),
    payout_attempt: nullable(int4()),
    payout_provider: nullable(text()),
    payout_failure: nullable(text()),
    reject_reason: nullable(text()),
    locked_until: nullable(date()),
    prepayment_kind: nullable(prepaymentKind),
    prepayment_amount: nullable(money()),
    prepayment_pay_by: nullable(date()),
    prepayment_signed: bool(),
    /** The end of the day by which a prolongation, refinancing, restructuring or cession in the making has to be paid. */
    asked_pay_by: nullable(date()),
    refinanced_by: nullable(uuid<LoanId>()),
    refinances: nullable(uuid<LoanId>()),
  },
  key: ['loan_id'],
  indexes: [
    '(borrower_id, opened_position desc)',
    // The closing of the day asks "what is due by D" and must never scan.
    '(next_action_date, loan_id) where next_action_date is not null',
    // Keyset pages of the analysts and the office.
    '(opened_position desc)',
    '(status, opened_position desc)',
    '(offer_number)',
    '(locked_until, borrower_id) where locked_until is not null',
  ],
});

export type LoanRow = RowOf<typeof LOAN>;
export type LoanTables = { loan: LoanRow };
