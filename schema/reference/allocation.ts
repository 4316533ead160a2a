/** In which order money meets a debt: versioned data, applied by `server/domain/money/allocation.ts` line by line (R14). */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Dated, inForce } from './dated.ts';

/** OVERDUE: past its day; DUE: asked for today or in a grace period; AHEAD: not asked for yet. */
export const DEBT_STAGES = ['OVERDUE', 'DUE', 'AHEAD'] as const;
export type DebtStage = (typeof DEBT_STAGES)[number];

export type AllocationStep = {
  stage: DebtStage | 'ANY';
  component: 'principal' | 'interest' | 'penalty' | 'premium';
};

export type AllocationRule = Dated & {
  version: string;
  /** Never worse for the borrower than the rules before it: contracts of earlier days follow it from their next payment on. */
  forEarlierContracts: boolean;
  /**
   * BY_ROW: an instalment is late until the last tiyn of its own principal and its own interest has come. BY_SUM: until as much has come in all as was
   * due in all up to its day.
   */
  arrears: 'BY_ROW' | 'BY_SUM';
  /** Money that covers everything owed closes an instalment loan, whether or not a request is signed. */
  payoffCloses: boolean;
  /** What is asked for. */
  order: readonly AllocationStep[];
  /** What is repaid before it is asked for, where that is allowed. */
  ahead: readonly AllocationStep[];
  /** The same where a PREPAYMENT is signed: interest to date first, so that the rest lowers the principal. */
  signedAhead: readonly AllocationStep[];
  /** What is left of the first payment of a signed restructuring once everything asked for is paid. */
  underAgreement: readonly AllocationStep[];
  /** The sum of the day of a signed prolongation or refinancing: everything charged to date, even on the day the principal is due, then principal. */
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
    ...ORDER_OF_THE_LAW,
    source: 'Order of the law for consumer loans; sum of the day: docs/decisions/0012',
  },
  {
    from: localDate('2026-11-23'),
    version: 'allocation-2026-1',
    forEarlierContracts: true,
    arrears: 'BY_SUM',
    payoffCloses: true,
    ...ORDER_OF_THE_LAW,
    source: 'The same order; arrears and payoff: docs/decisions/0030',
  },
];

/** As a fact names it. */
export const allocationRuleNamed = (version: string): AllocationRule | undefined =>
  ALLOCATION_RULES.find((rule) => rule.version === version);

/** For money that meets a contract of that day now: the rule it was made under, or a later one that favours the borrower. */
export const allocationRuleFor = (issuedOn: LocalDate): AllocationRule =>
  ALLOCATION_RULES.findLast((rule) => rule.forEarlierContracts || rule.from <= issuedOn) ??
  inForce(ALLOCATION_RULES, issuedOn);
