/**
 * What a partial prepayment saves under each recast option: the loan is folded with the payment, and its cost is
 * compared with the cost of paying as agreed.
 */
import type { Balances, PlanRow } from '../../../schema/events/figures.ts';
import { PREPAYMENT_MODES, type PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import { allocationRuleFor } from '../../../schema/reference/allocation.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, most, type PpmPerDay, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo } from '../money/accrual.ts';
import { allocate, settle } from '../money/allocation.ts';
import type { Figures } from '../money/contract.ts';
import { toTheEnd } from '../money/course.ts';
import { debtsOn } from '../money/debt.ts';
import { gesv, toPpm } from '../money/gesv.ts';
import { heldFrom } from '../money/held.ts';
import { quoteOn } from '../money/quote.ts';
import { type Comparison, compared } from './comparison.ts';
import { cannotRepayInPart } from './prepayment.ts';
import { instalmentOf, reschedule } from './reschedule.ts';

/** Amounts in tiyn. */
export type RemainingSchedule = {
  readonly maturity: LocalDate;
  /** The number of instalments to come, and the largest of them. */
  readonly instalments: number;
  readonly instalment: Tiyn;
};
export type RecastOption = RemainingSchedule & {
  readonly mode: PrepaymentMode;
  /** Compared with paying every instalment on its day. */
  readonly saved: Tiyn;
  readonly rate: PpmPerDay;
  /**
   * GESV of the remainder from the day of the prepayment, in ppm; without premiums, which were bought for the whole
   * amount.
   */
  readonly gesvPpm: number;
  readonly principal: Tiyn;
  /** Still to pay after the prepayment, and the interest and premiums in it. */
  readonly total: Tiyn;
  readonly overpayment: Tiyn;
  readonly rows: readonly PlanRow[];
  readonly comparison: Comparison;
};
export type PrepaymentEconomy = {
  readonly amount: Tiyn;
  readonly now: RemainingSchedule;
  readonly options: readonly RecastOption[];
};

/** Refusals: PREPAYMENT_AT_ONCE, PREPAYMENT_AMOUNT. */
export function prepaymentEconomy(loan: Figures, amount: Tiyn, day: LocalDate) {
  const refused = cannotRepayInPart(quoteOn(loan, day), amount);
  if (refused) return refused;
  const options = PREPAYMENT_MODES.map((mode) => recastOption(loan, amount, day, mode));
  return { economy: { amount, now: remainingSchedule(coming(loan.standing, day), day), options } };
}

function recastOption(loan: Figures, amount: Tiyn, day: LocalDate, mode: PrepaymentMode): RecastOption {
  const { contract } = loan;
  const accrued = accrueTo(contract, loan.standing, day).standing;
  const after = recast(contract, accrued, amount, day, mode);
  const rows = coming(after, day);
  const total = add(...rows.map((row) => row.amount));
  const flows = rows.map((row) => ({ days: daysBetween(day, row.date), amount: add(row.principal, row.interest) }));
  return {
    mode,
    ...remainingSchedule(rows, day),
    saved: most(ZERO, subtract(toTheEnd(loan, day), add(amount, total))),
    rate: contract.rate,
    gesvPpm: toPpm(gesv(after.principal, flows)),
    principal: after.principal,
    total,
    overpayment: subtract(total, after.principal),
    rows,
    comparison: compared(loan, { payToday: amount, rows }, day),
  };
}

/** The steps of a receipt under a signed partial prepayment; `accrued` through `day`. */
function recast(
  contract: Figures['contract'],
  accrued: Balances,
  amount: Tiyn,
  day: LocalDate,
  mode: PrepaymentMode,
): Balances {
  const rule = allocationRuleFor(contract.issuedOn);
  const debts = debtsOn(accrued, day);
  const dueNow = allocate(amount, debts, rule.order);
  const early = allocate(least(dueNow.remainder, amount), debts, rule.signedAhead);
  const settled = settle(accrued, [...dueNow.lines, ...early.lines], day);
  return reschedule(contract, heldFrom(contract, accrued, settled, day), day, mode);
}

const coming = (standing: Balances, day: LocalDate): readonly PlanRow[] =>
  standing.rows.filter((row) => row.paidOn === null && row.date > day);

const remainingSchedule = (rows: readonly PlanRow[], day: LocalDate): RemainingSchedule => ({
  maturity: rows.at(-1)?.date ?? day,
  instalments: rows.length,
  instalment: instalmentOf(rows),
});
