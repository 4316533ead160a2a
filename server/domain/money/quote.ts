/**
 * The debt on a day, in words a screen can show: `quoteOn(figures, day)`. What it calls `full` closes the loan to zero on that day, by
 * construction: a payment is allocated over the same pieces.
 */
import type { Balances } from '../../../schema/events/figures.ts';
import { ENTRY_PENALTY } from '../../../schema/reference/limits.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo, economicalThrough } from './accrual.ts';
import { overdueDaysOn } from './balances.ts';
import type { Figures } from './contract.ts';
import { type Debt, deadline, debtsOn, dueDate, lateFrom, oldestUnpaid, premiumOwed, sumOf } from './debt.ts';

type DayAndSum = { readonly date: LocalDate; readonly amount: Tiyn };

/** What is asked for on the payment's own day, or today where that has passed. Each sum is of the day it stands with. */
export type NextPayment = DayAndSum & {
  /** The last day to pay in time (a day off and a deferral move it) and what must have come by its end so that nothing is late; null where it is late. */
  readonly last: DayAndSum | null;
  /** What the first day of waiting between the two adds; zero where waiting costs nothing. */
  readonly laterDayAdds: Tiyn;
};

export type Quote = {
  readonly date: LocalDate;
  readonly principal: Tiyn;
  readonly interest: Tiyn;
  readonly penalty: Tiyn;
  /** Of the penalty: the entry penalty as far as the statutory ceiling lets it be charged, and the rest (R11). */
  readonly penaltyEntry: Tiyn;
  readonly penaltyFine: Tiyn;
  readonly premium: Tiyn;
  /** Full repayment on this day, exact, and as asked for in whole tenge; the difference goes to the balance. */
  readonly full: Tiyn;
  readonly fullCeil: Tiyn;
  /** Asked for by this day: overdue and due now. */
  readonly due: Tiyn;
  readonly overdue: Tiyn;
  readonly overdueSince: LocalDate | null;
  readonly overdueDays: number;
  /** The next (or oldest unpaid) payment. */
  readonly next: NextPayment | null;
  /** What full repayment now saves against paying to the end; never negative. */
  readonly saving: Tiyn;
  /** Economical only: the fixed price, and the highest the law allows for the days held. */
  readonly economical: { readonly fixed: Tiyn; readonly ceiling: Tiyn } | null;
  /** Paid in instalments: money ahead of them needs a signed request (R14). */
  readonly instalment: boolean;
  readonly debts: readonly Debt[];
};

/** `day` may lie in the future: then as if nothing were paid until it. A day before the last fact answers as of that fact. */
export function quoteOn({ contract, standing: known }: Figures, day: LocalDate): Quote {
  const date = day < known.accruedThrough ? known.accruedThrough : day;
  const standing = accrueTo(contract, known, date).standing;
  const debts = debtsOn(standing, date);
  const late = lateFrom(standing);
  const overdueSince = late && late <= date ? late : null;
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
    full,
    fullCeil: ceilToTenge(full),
    due: sumOf(debts, 'OVERDUE', 'DUE'),
    overdue: sumOf(debts, 'OVERDUE'),
    overdueSince,
    overdueDays: overdueDaysOn(overdueSince, date),
    next: nextPayment({ contract, standing }, date),
    saving: most(ZERO, subtract(toTheEnd({ contract, standing }), full)),
    economical: contract.fixed && {
      fixed: contract.fixed.interest,
      ceiling: economicalThrough(contract, standing, contract.fixed.interest, date),
    },
    instalment: contract.instalment,
    debts,
  };
}

/** The payment of the oldest unpaid row, on its day and on the last day of its grace: by the same formula as on that day itself. */
export function nextPayment({ contract, standing }: Figures, day: LocalDate): NextPayment | null {
  const row = oldestUnpaid(standing);
  // Of a premium nothing is late, but a page has to say what there is to pay.
  if (!row && premiumOwed(standing) > ZERO)
    return { date: day, amount: sumOf(debtsOn(standing, day)), last: null, laterDayAdds: ZERO };
  if (!row) return null;
  const dueOn = dueDate(row, standing);
  const date = dueOn > day ? dueOn : day;
  const until = deadline(row, standing);
  const askedOn = (on: LocalDate): Tiyn =>
    sumOf(debtsOn(accrueTo(contract, standing, on).standing, on), 'OVERDUE', 'DUE');
  const amount = askedOn(date);
  if (until < date) return { date, amount, last: null, laterDayAdds: ZERO };
  const laterDayAdds = until > date ? subtract(askedOn(addDays(date, 1)), amount) : ZERO;
  return { date, amount, last: { date: until, amount: askedOn(until) }, laterDayAdds };
}

/** Everything still to pay if each remaining row is paid on its day. */
export function toTheEnd({ contract, standing }: Figures): Tiyn {
  const coming = standing.rows.filter((row) => row.paidOn === null && row.date > standing.accruedThrough);
  const planned: Balances | undefined = contract.instalment
    ? undefined
    : accrueTo(contract, standing, standing.maturity).standing;
  if (planned) return sumOf(debtsOn(planned, planned.accruedThrough));
  const debts = debtsOn(standing, standing.accruedThrough);
  const premiumAhead = sumOf(
    debts.filter((debt) => debt.component === 'premium'),
    'AHEAD',
  );
  return add(sumOf(debts, 'OVERDUE', 'DUE'), ...coming.map((row) => add(row.principal, row.interest)), premiumAhead);
}
