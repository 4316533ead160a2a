/** A loan that was repaid: what really was paid, and what paying early saved. */
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { toTheEnd } from '../money/course.ts';
import { paidParts } from '../money/sum-parts.ts';
import { inOrderOfDays, issuedLoanAsOf } from './backdating.ts';
import type { Fact, IssuedLoan } from './state.ts';

/** Money that came on one day from one source. */
export type Repayment = {
  readonly on: LocalDate;
  readonly from: 'PAYMENT' | 'BALANCE' | 'BONUS';
  readonly amount: Tiyn;
  readonly principal: Tiyn;
  readonly interest: Tiyn;
  readonly penalty: Tiyn;
  readonly premium: Tiyn;
  /** Principal that was left to repay. */
  readonly left: Tiyn;
};

export type RepaidLoan = {
  readonly on: LocalDate;
  /** The last day of the schedule before the last payment. */
  readonly plannedUntil: LocalDate;
  readonly paid: Tiyn;
  /** Against paying every instalment on its day; never negative. */
  readonly saved: Tiyn;
  readonly repayments: readonly Repayment[];
};

/** Null where the loan did not end with its debt paid: moved, sold, written off, or still open. */
export function repaidLoan(loan: IssuedLoan): RepaidLoan | null {
  if (loan.closedOn === null || loan.movedTo || loan.ceded || loan.writtenOff !== null) return null;
  const repayments = repaymentsOf(loan.facts);
  const on = repayments.at(-1)?.on;
  if (on === undefined) return null;
  const before = issuedLoanAsOf({ ...loan, facts: loan.facts.filter((fact) => fact.on < on) }, on);
  const asAgreed = toTheEnd(before, on);
  const last = add(...repayments.filter((one) => one.on === on).map(({ amount }) => amount));
  return {
    on,
    plannedUntil: before.standing.rows.at(-1)?.date ?? before.standing.maturity,
    paid: add(...repayments.map(({ amount }) => amount)),
    saved: most(ZERO, subtract(asAgreed, last)),
    repayments,
  };
}

function repaymentsOf(facts: readonly Fact[]): Repayment[] {
  const money = inOrderOfDays(facts).flatMap(({ on, event }) => {
    const from = SOURCE[event.type];
    if (!from || !('allocation' in event.data)) return [];
    const paid = Object.fromEntries(paidParts(event.data.allocation).map((part) => [part.component, part.amount]));
    const { principal = ZERO, interest = ZERO, penalty = ZERO, premium = ZERO } = paid;
    const amount = add(principal, interest, penalty, premium);
    return amount > ZERO ? [{ on, from, amount, principal, interest, penalty, premium }] : [];
  });
  return money.map((one, i) => ({ ...one, left: add(...money.slice(i + 1).map(({ principal }) => principal)) }));
}

const SOURCE: Readonly<Partial<Record<Fact['event']['type'], Repayment['from']>>> = {
  PaymentReceived: 'PAYMENT',
  BalanceApplied: 'BALANCE',
  BonusSpent: 'BONUS',
};
