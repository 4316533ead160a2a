/** What a sum is made of, part by part, so that every page prints the same lines and none adds anything up. */
import type { AllocationLine, Balances } from '../../../schema/events/figures.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type Debt, interestAfter, sumOf } from './debt.ts';

/**
 * Of a late payment: SCHEDULED, what the schedule asks for, and INTEREST_AFTER, the interest since its last day. Of any
 * other: PRINCIPAL and INTEREST.
 */
export type PaymentPart = {
  readonly kind: 'SCHEDULED' | 'INTEREST_AFTER' | 'PRINCIPAL' | 'INTEREST' | 'PREMIUM' | 'PENALTY';
  readonly amount: Tiyn;
};

/** The parts of what is due and overdue on `day`; `standing` is accrued through it. Without zeros. */
export function partsOfPayment(
  debts: readonly Debt[],
  standing: Balances,
  day: LocalDate,
  late: boolean,
): PaymentPart[] {
  const due = debts.filter(({ stage }) => stage !== 'AHEAD');
  const of = (component: Debt['component']): Tiyn => sumOf(due.filter((debt) => debt.component === component));
  const [principal, interest, premium, penalty] = [of('principal'), of('interest'), of('premium'), of('penalty')];
  const after = interestAfter(standing, day);
  const parts: PaymentPart[] = late
    ? [
        { kind: 'SCHEDULED', amount: add(principal, premium, subtract(interest, after)) },
        { kind: 'INTEREST_AFTER', amount: after },
        { kind: 'PENALTY', amount: penalty },
      ]
    : [
        { kind: 'PRINCIPAL', amount: principal },
        { kind: 'INTEREST', amount: interest },
        { kind: 'PREMIUM', amount: premium },
        { kind: 'PENALTY', amount: penalty },
      ];
  return parts.filter(({ amount }) => amount > ZERO);
}

/** What a payment paid of one component, and how much of that was overdue. */
export type PaidPart = {
  readonly component: AllocationLine['component'];
  readonly amount: Tiyn;
  readonly overdue: Tiyn;
};

const COMPONENTS = ['penalty', 'interest', 'principal', 'premium'] as const;

/** Every component once, in the order in which a page names them, nothing paid included. */
export const paidParts = (lines: readonly AllocationLine[]): PaidPart[] =>
  COMPONENTS.map((component) => {
    const mine = lines.filter((line) => line.component === component);
    const overdue = mine.filter((line) => line.overdue);
    return {
      component,
      amount: add(...mine.map(({ amount }) => amount)),
      overdue: add(...overdue.map(({ amount }) => amount)),
    };
  });
