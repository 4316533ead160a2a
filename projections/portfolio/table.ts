/**
 * What analysts count: one row a loan for filters, one row for each step of its life, and the payments of each schedule
 * with the days on which that schedule was the present one. Amounts in tiyn. No personal data.
 */
import type { ScoringFacts } from '../../schema/events/decision.ts';
import type { Channel, Source } from '../../schema/reference/arrivals.ts';
import type { Region } from '../../schema/reference/dictionaries.ts';
import type { Pricing, ProductType, TermUnit } from '../../schema/reference/products.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { bool, date, defineTable, instant, int4, int8, money, nullable, type RowOf, text, uuid } from '../table.ts';

/** REPEAT: the borrower has repaid a loan before. */
export const BORROWER_KINDS = ['NEW', 'REPEAT'] as const;
export type BorrowerKind = (typeof BORROWER_KINDS)[number];

export const MILESTONES = [
  'APPLIED',
  'SIGNED',
  'DECIDED',
  'APPROVED',
  'REJECTED',
  'CANCELED',
  'ISSUED',
  /** By a refinancing: no money was paid out. */
  'ISSUED_BY_REFINANCING',
  'OVERDUE',
  'CURED',
  'PROLONGED',
  'RESTRUCTURED',
  'REFINANCED',
  'WRITTEN_OFF',
  'CEDED',
  'CLOSED',
] as const;
export type Milestone = (typeof MILESTONES)[number];

export const PORTFOLIO_LOAN = defineTable({
  name: 'portfolio_loan',
  columns: {
    loan_id: uuid<LoanId>(),
    borrower_id: uuid<BorrowerId>(),
    borrower_kind: text<BorrowerKind>(),
    product_type: text<ProductType>(),
    pricing: text<Pricing>(),
    term_unit: text<TermUnit>(),
    term_count: int4(),
    amount: money(),
    /** The first day of each stage that the application reached, and when it was recorded: a funnel needs no steps. */
    applied_on: date(),
    applied_known: instant(),
    signed_on: nullable(date()),
    signed_known: nullable(instant()),
    decided_on: nullable(date()),
    decided_known: nullable(instant()),
    approved_on: nullable(date()),
    approved_known: nullable(instant()),
    issued_on: nullable(date()),
    issued_known: nullable(instant()),
    /** Closed or sold, for the first and for the last time: a payment taken back opens a loan again. */
    closed_on: nullable(date()),
    closed_known: nullable(instant()),
    last_closed_on: nullable(date()),
    /** A stage was moved to an earlier day afterwards: what was known before stands in the steps alone. */
    restated: bool(),
    /** What led the applicant here; null where nothing did. */
    channel: nullable(text<Channel>()),
    source: nullable(text<Source>()),
    /** Of the registered address at the application; null where the event says none. */
    region: nullable(text<Region>()),
    promo_code: nullable(text()),
    /** Of the bureau, and whether the income was stated or proved: what the last scoring knew. */
    score: nullable(int4()),
    income_source: nullable(text<ScoringFacts['incomeSource']>()),
    /** Refinanced by this loan. */
    replaces: nullable(uuid<LoanId>()),
  },
  key: ['loan_id'],
  indexes: ['(issued_on)', '(loan_id) where closed_on < last_closed_on or restated'],
});

export const LOAN_MILESTONE = defineTable({
  name: 'loan_milestone',
  columns: {
    loan_id: uuid<LoanId>(),
    revision: int8(),
    kind: text<Milestone>(),
    /** The business day from which it counts. */
    on_date: date(),
    recorded_at: instant(),
    /** Of the application, the issue, the overdue amount, the debt written off, or the price of a sale. */
    amount: nullable(money()),
    /** APPROVED, ALTERNATIVE or DECLINED for DECIDED; null for the rest. */
    outcome: nullable(text()),
    /** The weightiest reason of a decision, a rejection or an end. */
    reason: nullable(text()),
    /** The debt load (KDN) found by the decision, in ppm: 540000 is 54 %. */
    kdn_ppm: nullable(int4()),
    /** Written off by the event: the debt, or what a sale did not bring of it. */
    loss: nullable(money()),
    /** All reasons of a decision, the weightiest first, and what a rejection for fraud rests on. */
    reasons: nullable(text()),
    rule_set: nullable(text()),
  },
  key: ['loan_id', 'revision'],
  appendOnly: true,
  indexes: ['(kind, on_date) include (loan_id, amount)'],
});

export const PLANNED_PAYMENT = defineTable({
  name: 'planned_payment',
  columns: {
    loan_id: uuid<LoanId>(),
    place: int4(),
    /** The first business day on which this was the plan. */
    from_date: date(),
    /** The day from which another plan counts; null for the present plan. */
    to_date: nullable(date()),
    /** When it was recorded, and when something recorded later replaced this row; null for what is believed now. */
    known_from: instant(),
    known_to: nullable(instant()),
    due_on: date(),
    /** Not yet paid of it. */
    amount: money(),
  },
  key: ['loan_id', 'place', 'from_date', 'known_from'],
  owner: 'loan_id',
  indexes: [
    '(due_on) include (loan_id, from_date, to_date, known_from, amount) where known_to is null',
    '(due_on) include (loan_id, from_date, to_date, known_from, known_to, amount) where known_to is not null',
  ],
});

export type PortfolioLoanRow = RowOf<typeof PORTFOLIO_LOAN>;
export type LoanMilestoneRow = RowOf<typeof LOAN_MILESTONE>;
export type PlannedPaymentRow = RowOf<typeof PLANNED_PAYMENT>;
