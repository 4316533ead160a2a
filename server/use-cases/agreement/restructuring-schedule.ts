/** As the borrower sees it on a day (R104). */
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { deadline } from '../../domain/money/debt.ts';
import type { Quote } from '../../domain/money/quote.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';

export type RestructuringRow = {
  order: number;
  date: LocalDate;
  amount: Tiyn;
  isPaid: boolean;
  /** Unpaid after its last day to pay. */
  isOverdue: boolean;
  /** The row's date has passed, paid or not. */
  isPast: boolean;
  /** Cannot be paid yet, because an earlier row is open. */
  isUnavailable: boolean;
};
export type RestructuringSchedule = {
  rows: readonly RestructuringRow[];
  /** Penalty included, tiyn. */
  unpaid: Tiyn;
  next: Quote['next'];
};

/** Undefined if the loan was never restructured. */
export function restructuringScheduleOn(loan: LoanView, day: LocalDate): RestructuringSchedule | undefined {
  const { standing, restructured } = loan;
  const debt = debtOn(loan, day);
  if (!standing || !restructured || !debt) return undefined;
  const open = standing.rows.find((row) => row.paidOn === null)?.order;
  return {
    rows: standing.rows.map((row) => ({
      order: row.order,
      date: row.date,
      amount: row.amount,
      isPaid: row.paidOn !== null,
      isOverdue: row.paidOn === null && deadline(row, standing) < day,
      isPast: row.date < day,
      isUnavailable: row.paidOn === null && row.order !== open,
    })),
    unpaid: debt.overdue,
    next: debt.next,
  };
}
