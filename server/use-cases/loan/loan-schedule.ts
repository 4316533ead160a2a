/** The schedule as a borrower sees it today. R104. */
import type { Balances, PlanRow, ScheduleRow } from '../../../schema/events/figures.ts';
import { isTerminal } from '../../../schema/loan-status.ts';
import { nextWorkingDay } from '../../../schema/reference/calendar.ts';
import { endOfDay, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo } from '../../domain/money/accrual.ts';
import type { Contract } from '../../domain/money/contract.ts';
import { deadline, interestAfter, openBySum } from '../../domain/money/debt.ts';
import type { LoanView } from './loan-view.ts';

export type ScheduleRowToday = PlanRow & {
  isPaid: boolean;
  /** True if a refinancing moved the rest of this row to the new loan. */
  isMoved: boolean;
  isExpired: boolean;
  isNext: boolean;
  /** The last moment to pay in time: the end of the day, or of the next working day after a day off. */
  paymentDate: Instant;
  /** Hours to `paymentDate`, from three days before it. */
  warningHours: number | null;
  paidOn: LocalDate | null;
  /** Paid off before its due date, with less interest than planned. */
  isEarly: boolean;
  /**
   * What was paid for a paid row, without penalty. Null where a payoff closed several rows at once: no sum belongs to
   * one of them.
   */
  paidAmount: Tiyn | null;
  /** The sum that closes an unpaid row that has fallen due, tiyn. */
  openAmount: Tiyn | null;
  /** Everything still to pay from this row on, tiyn. */
  remainingTotal: Tiyn;
};

const WARN_HOURS = 72;

/**
 * The last day of the schedule. Agreements and partial prepayments move it; the stop after 90 overdue days does not.
 */
export const returnDateOf = ({ standing, price }: Pick<LoanView, 'standing' | 'price'>): LocalDate =>
  standing?.rows.at(-1)?.date ?? price.maturity;

/** Before disbursement this is the schedule of the offer. */
export function scheduleOn(loan: LoanView, today: LocalDate, businessNow: string): readonly ScheduleRowToday[] {
  const { standing } = loan;
  const planned = standing?.rows ?? loan.price.rows.map((row) => ({ ...row, paid: ZERO, paidOn: null }));
  const unpaid = takenBackDays(loan);
  const rows = planned.map((row) =>
    row.paidOn && unpaid.has(row.paidOn) ? { ...row, paid: ZERO, paidOn: null } : row,
  );
  const live = standing !== null && !isTerminal(loan.status);
  const open = live && loan.contract ? closingSums(loan.contract, standing, today) : undefined;
  const nextRow = live ? rows.find((row) => row.paidOn === null)?.order : undefined;
  const payBy = (row: ScheduleRow): Instant => endOfDay(standing ? deadline(row, standing) : nextWorkingDay(row.date));
  const toPay = remaining(rows);
  return rows.map((row, i) => ({
    ...row,
    isPaid: row.paidOn !== null,
    isMoved: loan.movedTo !== null && row.paidOn === loan.movedTo.on && row.paid < row.amount,
    isEarly: isEarly(row),
    paidAmount: row.paidOn === null || (isEarly(row) && rows.length > 1) ? null : row.paid,
    isExpired: live && row.paidOn === null && deadline(row, standing) < today,
    isNext: row.order === nextRow,
    paymentDate: payBy(row),
    openAmount: (row.paidOn === null && open?.get(row.order)) || null,
    warningHours: row.order === nextRow ? hoursTo(payBy(row), businessNow) : null,
    remainingTotal: toPay[i] ?? ZERO,
  }));
}

/** Of each row, everything still to pay from it on. */
function remaining(rows: readonly ScheduleRow[]): readonly Tiyn[] {
  let sum = ZERO;
  return rows
    .toReversed()
    .map((row) => {
      sum = row.paidOn === null ? add(sum, subtract(row.amount, row.paid)) : sum;
      return sum;
    })
    .toReversed();
}

const isEarly = ({ paidOn, date, paid, amount }: ScheduleRow): boolean =>
  paidOn !== null && paidOn < date && paid < amount;

/** Money closes the oldest row first. */
function closingSums(contract: Contract, known: Balances, day: LocalDate): ReadonlyMap<number, Tiyn> {
  const standing = accrueTo(contract, known, day).standing;
  const last = standing.rows.at(-1)?.order;
  const after = interestAfter(standing, day);
  return new Map([...openBySum(standing, day)].map(([order, sum]) => [order, order === last ? add(sum, after) : sum]));
}

/** Due dates whose payment was reversed after the loan's end and is still owed: they count as unpaid. */
const takenBackDays = ({ payments, reversals }: LoanView): ReadonlySet<LocalDate> =>
  new Set(
    payments.flatMap(({ data, reversedOn }) =>
      reversedOn && reversals.some((debt) => debt.paymentId === data.paymentId && debt.owed > 0n) ? [data.paidOn] : [],
    ),
  );

function hoursTo(end: Instant, businessNow: string): number | null {
  const hours = Math.floor((Date.parse(end) - Date.parse(businessNow)) / 3_600_000);
  return hours >= 0 && hours <= WARN_HOURS ? hours : null;
}
