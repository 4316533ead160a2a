/**
 * The debt on a day in figures that a screen can show. `full` is the payoff: a payment of it is allocated over the same
 * pieces and closes the loan to zero.
 */
import { ENTRY_PENALTY } from '../../../schema/reference/limits.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { ceilToTenge, least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo, overdueSinceOn } from './accrual.ts';
import { overdueDaysOn } from './balances.ts';
import type { Figures } from './contract.ts';
import { toTheEnd } from './course.ts';
import { type Debt, deadline, debtsOn, dueDate, oldestUnpaid, premiumOwed, sumOf } from './debt.ts';
import { economicalThrough } from './held.ts';
import { type UnearnedPremiums, unearnedParts } from './premium.ts';
import { type PaymentPart, partsOfPayment } from './sum-parts.ts';

type DayAndSum = { readonly date: LocalDate; readonly amount: Tiyn };

/** The amount due on the payment's own day, or today where that has passed. */
export type NextPayment = DayAndSum & {
  /**
   * The last day to pay in time (a day off or a deferral moves it) and the amount due then; null where the payment is
   * late.
   */
  readonly last: DayAndSum | null;
  /** What the first day of waiting costs; zero where waiting is free. */
  readonly laterDayAdds: Tiyn;
  /** They add up to `amount`. */
  readonly parts: readonly PaymentPart[];
};

export type Quote = {
  readonly date: LocalDate;
  readonly principal: Tiyn;
  readonly interest: Tiyn;
  readonly penalty: Tiyn;
  /** The penalty split into the entry penalty, as far as the ceiling allows it, and the remainder (R11). */
  readonly penaltyEntry: Tiyn;
  readonly penaltyFine: Tiyn;
  readonly premium: Tiyn;
  /** Of the premiums, what is not owed yet: nobody asks for it (D0252). */
  readonly unearned: UnearnedPremiums;
  /** The payoff on this day, to the tiyn and in whole tenge; the difference goes to the balance. */
  readonly full: Tiyn;
  readonly fullCeil: Tiyn;
  /** Overdue and due today. */
  readonly due: Tiyn;
  readonly overdue: Tiyn;
  readonly overdueSince: LocalDate | null;
  readonly overdueDays: number;
  /** The next, or the oldest unpaid, payment. */
  readonly next: NextPayment | null;
  /** What a payoff now saves compared with paying to the end; never negative. */
  readonly saving: Tiyn;
  /** Economical only: the fixed price, and the legal maximum for the days held. */
  readonly economical: { readonly fixed: Tiyn; readonly ceiling: Tiyn } | null;
  /** Money beyond the instalments due needs a signed request (R14). */
  readonly instalment: boolean;
  readonly debts: readonly Debt[];
};

/**
 * `day` may lie in the future, as if nothing were paid until then. A day before the last event answers as of that
 * event.
 */
export function quoteOn({ contract, standing: known }: Figures, day: LocalDate): Quote {
  const date = day < known.accruedThrough ? known.accruedThrough : day;
  const standing = accrueTo(contract, known, date).standing;
  const debts = debtsOn(standing, date);
  const overdueSince = overdueSinceOn(contract, standing, date);
  const full = sumOf(debts);
  const penaltyEntry = least(ENTRY_PENALTY.value, standing.penalty);
  return {
    date,
    principal: standing.principal,
    interest: standing.interest,
    penalty: standing.penalty,
    penaltyEntry,
    penaltyFine: subtract(standing.penalty, penaltyEntry),
    premium: premiumOwed(standing),
    unearned: unearnedParts(contract, standing),
    full,
    fullCeil: ceilToTenge(full),
    due: sumOf(debts, 'OVERDUE', 'DUE'),
    overdue: sumOf(debts, 'OVERDUE'),
    overdueSince,
    overdueDays: overdueDaysOn(overdueSince, date),
    next: nextPayment({ contract, standing }, date),
    // Few look at it, and it runs the loan to its end.
    get saving() {
      return most(ZERO, subtract(toTheEnd({ contract, standing: known }, date), full));
    },
    economical: contract.fixed && {
      fixed: contract.fixed.interest,
      ceiling: economicalThrough(contract, standing, contract.fixed.interest, date),
    },
    instalment: contract.instalment,
    debts,
  };
}

/** The payment of the oldest unpaid instalment on its day and on the last day of its grace. */
export function nextPayment({ contract, standing }: Figures, day: LocalDate): NextPayment | null {
  const row = oldestUnpaid(standing);
  // A premium is never late, but the page must say what there is to pay.
  if (!row && premiumOwed(standing) > ZERO) {
    const debts = debtsOn(standing, day).map((debt) => ({ ...debt, stage: 'DUE' as const }));
    const parts = partsOfPayment(debts, standing, day, false);
    return { date: day, amount: sumOf(debts), last: null, laterDayAdds: ZERO, parts };
  }
  if (!row) return null;
  const dueOn = dueDate(row, standing);
  const date = dueOn > day ? dueOn : day;
  const until = deadline(row, standing);
  const askedOn = (on: LocalDate): Tiyn =>
    sumOf(debtsOn(accrueTo(contract, standing, on).standing, on), 'OVERDUE', 'DUE');
  const then = accrueTo(contract, standing, date).standing;
  const debts = debtsOn(then, date);
  const amount = sumOf(debts, 'OVERDUE', 'DUE');
  const parts = partsOfPayment(debts, then, date, until < date);
  if (until < date) return { date, amount, last: null, laterDayAdds: ZERO, parts };
  const laterDayAdds = until > date ? subtract(askedOn(addDays(date, 1)), amount) : ZERO;
  const last = { date: until, amount: until > date ? askedOn(until) : amount };
  return { date, amount, last, laterDayAdds, parts };
}
