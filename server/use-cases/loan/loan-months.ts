/** The schedule by calendar month. R104. */
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, type Tiyn } from '../../../schema/values/money.ts';
import type { ScheduleRowToday } from './loan-schedule.ts';

export type MonthStatus = 'EXPIRED' | 'PAID' | 'CURRENT' | 'NO_PAYMENTS';
export type LoanMonth = {
  /** 'YYYY-MM' */
  month: string;
  status: MonthStatus;
  /** Scheduled payments of the month, tiyn, paid or not. */
  amount: Tiyn;
};

/**
 * Every month from the one of `from` (disbursement) to the last payment, without gaps. NO_PAYMENTS: no payment falls in
 * the month (`amount` is zero), or none is due in it yet.
 */
export function monthsOf(rows: readonly ScheduleRowToday[], from: LocalDate): readonly LoanMonth[] {
  const last = rows.map(({ date }) => date).reduce(latest, from);
  return monthsBetween(from, last).map((month) => {
    const due = rows.filter(({ date }) => date.startsWith(month));
    return { month, status: statusOf(due), amount: add(...due.map(({ amount }) => amount)) };
  });
}

/** A repaid loan by calendar month, from its issue to its last payment: what was paid in each. */
export function monthsOfRepayments(
  repayments: readonly { readonly on: LocalDate; readonly amount: Tiyn }[],
  from: LocalDate,
): readonly LoanMonth[] {
  const last = repayments.map(({ on }) => on).reduce(latest, from);
  return monthsBetween(from, last).map((month) => {
    const paid = repayments.filter(({ on }) => on.startsWith(month));
    return {
      month,
      status: paid.length > 0 ? 'PAID' : 'NO_PAYMENTS',
      amount: add(...paid.map(({ amount }) => amount)),
    };
  });
}

/**
 * One overdue payment makes the month overdue; the next payment makes it current, even if an earlier one of the month
 * is paid.
 */
function statusOf(due: readonly ScheduleRowToday[]): MonthStatus {
  if (due.some((row) => row.isExpired)) return 'EXPIRED';
  if (due.some((row) => row.isNext)) return 'CURRENT';
  return due.length > 0 && due.every((row) => row.isPaid) ? 'PAID' : 'NO_PAYMENTS';
}

const numberOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const nameOf = (n: number): string => `${Math.floor(n / 12)}-${`${(n % 12) + 1}`.padStart(2, '0')}`;

function monthsBetween(from: LocalDate, to: LocalDate): string[] {
  const first = numberOf(from);
  return Array.from({ length: numberOf(to) - first + 1 }, (_, i) => nameOf(first + i));
}
