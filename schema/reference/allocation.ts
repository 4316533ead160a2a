/**
 * The order of payment allocation: versioned data, applied line by line by `server/domain/money/allocation.ts` (R14).
 */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Dated, inForce } from './dated.ts';

/** OVERDUE: past its day. DUE: due today or in a grace period. AHEAD: not due yet. */
export const DEBT_STAGES = ['OVERDUE', 'DUE', 'AHEAD'] as const;
export type DebtStage = (typeof DEBT_STAGES)[number];

export type AllocationStep = {
  stage: DebtStage | 'ANY';
  component: 'principal' | 'interest' | 'penalty' | 'premium';
};

export type AllocationRule = Dated & {
  version: string;
  /** Never worse for the borrower than earlier rules, so earlier contracts follow it from their next payment. */
  forEarlierContracts: boolean;
  /**
   * BY_ROW: an instalment is late until its own principal and interest are paid in full. BY_SUM: until the total paid
   * reaches the total due by its day.
   */
  arrears: 'BY_ROW' | 'BY_SUM';
  /** A payoff closes an instalment loan, with or without a signed request. */
  payoffCloses: boolean;
  /**
   * A signed restructuring asks for no penalty that its first payment waives: until it is paid, money pays everything
   * else.
   */
  waivesFromSignature: boolean;
  /** What the stop makes due is overdue on its own day already, so the order is the same on that day and after it. */
  stopIsLate: boolean;
  /** The order in which money pays what is due. */
  order: readonly AllocationStep[];
  /** What may be repaid before it is due. */
  ahead: readonly AllocationStep[];
  /** The same under a signed prepayment: interest to date first, so that the remainder lowers the principal. */
  signedAhead: readonly AllocationStep[];
  /** The remainder of the first payment of a signed restructuring, after everything due is paid. */
  underAgreement: readonly AllocationStep[];
  /** The amount due at signing of a prolongation or refinancing: everything charged to date, then principal. */
  dueAtSigning: readonly AllocationStep[];
};

const ORDER_OF_THE_LAW = {
  order: [
    { stage: 'OVERDUE', component: 'principal' },
    { stage: 'OVERDUE', component: 'interest' },
    { stage: 'ANY', component: 'penalty' },
    { stage: 'DUE', component: 'principal' },
    { stage: 'DUE', component: 'interest' },
    { stage: 'OVERDUE', component: 'premium' },
    { stage: 'DUE', component: 'premium' },
  ],
  ahead: [
    { stage: 'AHEAD', component: 'principal' },
    { stage: 'AHEAD', component: 'interest' },
    { stage: 'AHEAD', component: 'premium' },
  ],
  signedAhead: [
    { stage: 'AHEAD', component: 'interest' },
    { stage: 'AHEAD', component: 'principal' },
    { stage: 'AHEAD', component: 'premium' },
  ],
  underAgreement: [
    { stage: 'AHEAD', component: 'interest' },
    { stage: 'AHEAD', component: 'premium' },
    { stage: 'AHEAD', component: 'principal' },
  ],
  dueAtSigning: [
    { stage: 'ANY', component: 'penalty' },
    { stage: 'ANY', component: 'interest' },
    { stage: 'ANY', component: 'premium' },
    { stage: 'ANY', component: 'principal' },
  ],
} as const satisfies Partial<AllocationRule>;

export const ALLOCATION_RULES: readonly AllocationRule[] = [
  {
    from: localDate('2024-01-01'),
    version: 'allocation-2024-1',
    forEarlierContracts: false,
    arrears: 'BY_ROW',
    payoffCloses: false,
    waivesFromSignature: false,
    stopIsLate: false,
    ...ORDER_OF_THE_LAW,
    source: 'Order of the law for consumer loans; amount due at signing: D0012',
  },
  {
    from: localDate('2026-11-23'),
    version: 'allocation-2026-1',
    forEarlierContracts: true,
    arrears: 'BY_SUM',
    payoffCloses: true,
    waivesFromSignature: false,
    stopIsLate: false,
    ...ORDER_OF_THE_LAW,
    source: 'The same order; arrears and payoff: D0030',
  },
  {
    from: localDate('2026-11-28'),
    version: 'allocation-2026-2',
    forEarlierContracts: true,
    arrears: 'BY_SUM',
    payoffCloses: true,
    waivesFromSignature: true,
    stopIsLate: false,
    ...ORDER_OF_THE_LAW,
    source: 'The same order; penalty under a signed restructuring: D0224',
  },
  {
    from: localDate('2026-11-29'),
    version: 'allocation-2026-3',
    forEarlierContracts: true,
    arrears: 'BY_SUM',
    payoffCloses: true,
    waivesFromSignature: true,
    stopIsLate: true,
    ...ORDER_OF_THE_LAW,
    source: 'The same order; the 90th day: D0253',
  },
];

/** As an event names it. */
export const allocationRuleNamed = (version: string): AllocationRule | undefined =>
  ALLOCATION_RULES.find((rule) => rule.version === version);

/** The rule of a contract of that day: its own, or a later one that favours the borrower. */
export const allocationRuleFor = (issuedOn: LocalDate): AllocationRule =>
  ALLOCATION_RULES.findLast((rule) => rule.forEarlierContracts || rule.from <= issuedOn) ??
  inForce(ALLOCATION_RULES, issuedOn);
