/** In which order money meets a debt: versioned data, applied by `server/domain/money/allocation.ts` line by line (decision 14). */
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
  /** What is asked for. */
  order: readonly AllocationStep[];
  /** What is repaid before it is asked for, where that is allowed. */
  ahead: readonly AllocationStep[];
  /** The same where a PREPAYMENT is signed: interest to date first, so that the rest lowers the principal. */
  signedAhead: readonly AllocationStep[];
  /** What is left of the first payment of a signed restructuring once everything asked for is paid. */
  underAgreement: readonly AllocationStep[];
  /** The sum of the day of a signed prolongation or refinancing: everything charged to date, even on the day the principal is due, then principal. */
  sumOfDay: readonly AllocationStep[];
};

export const ALLOCATION_RULES: readonly AllocationRule[] = [
  {
    from: localDate('2024-01-01'),
    version: 'allocation-2024-1',
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
    sumOfDay: [
      { stage: 'ANY', component: 'penalty' },
      { stage: 'ANY', component: 'interest' },
      { stage: 'ANY', component: 'premium' },
      { stage: 'ANY', component: 'principal' },
    ],
    source: 'Order of the law for consumer loans; decision 14; sum of the day: docs/decisions/0012',
  },
];

/** As a fact names it. */
export const allocationRuleNamed = (version: string): AllocationRule | undefined =>
  ALLOCATION_RULES.find((rule) => rule.version === version);

export const allocationRuleOn = (day: LocalDate): AllocationRule => inForce(ALLOCATION_RULES, day);
