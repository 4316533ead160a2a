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
  /** Nothing more is asked for it because what was left of it went to the loan of a refinancing. */
  isMoved: boolean;
  isExpired: boolean;
  isNext: boolean;
  /** The last moment to pay in time: the end of the day, of the next working day where it is a day off. */
  paymentDate: Instant;
  /** Hours to `paymentDate`, from three days before it. */
  warningHours: number | null;
  paidOn: LocalDate | null;
  /** Of a row that has fallen due and is not paid: the sum that closes it, tiyn. */
  openAmount: Tiyn | null;
  /** What the schedule still asks for from this row on, less what was paid for them, tiyn. */
  remainingTotal: Tiyn;
};

const WARN_HOURS = 72;

/** The last day of the present schedule, which agreements and parts repaid ahead move; the stop after 90 overdue days does not. */
export const returnDateOf = ({ standing, price }: Pick<LoanView, 'standing' | 'price'>): LocalDate =>
  standing?.rows.at(-1)?.date ?? price.maturity;

/** Before the money is issued: the plan of the offer. */
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
  return rows.map((row, i) => ({
    ...row,
    isPaid: row.paidOn !== null,
    isMoved: loan.movedTo !== null && row.paidOn === loan.movedTo.on && row.paid < row.amount,
    isExpired: live && row.paidOn === null && deadline(row, standing) < today,
    isNext: row.order === nextRow,
    paymentDate: payBy(row),
    openAmount: (row.paidOn === null && open?.get(row.order)) || null,
    warningHours: row.order === nextRow ? hoursTo(payBy(row), businessNow) : null,
    remainingTotal: subtract(
      add(...rows.slice(i).map((later) => later.amount)),
      add(...rows.slice(i).map((later) => later.paid)),
    ),
  }));
}

/** What each row that has fallen due still needs to be closed; money closes the oldest one first. */
function closingSums(contract: Contract, known: Balances, day: LocalDate): ReadonlyMap<number, Tiyn> {
  const standing = accrueTo(contract, known, day).standing;
  const last = standing.rows.at(-1)?.order;
  const after = interestAfter(standing, day);
  return new Map([...openBySum(standing, day)].map(([order, sum]) => [order, order === last ? add(sum, after) : sum]));
}

/** Days of payments that were taken back after the loan's end and are still owed: what they had paid for is unpaid. */
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
