/** These events change only status, balances and postings; here stands the day from which each counts. */
import type { OVERDUE_EVENTS } from '../../../../schema/events/loan/overdue.ts';
import type { Evolutions } from './evolution.ts';

export const OVERDUE: Evolutions<keyof typeof OVERDUE_EVENTS> = {
  LoanFellOverdue: { day: ({ overdueSince }) => overdueSince },
  EntryPenaltyCharged: { day: ({ standing }) => standing.overdueSince },
  OverdueCured: {},
  CalculationStopped: { day: ({ standing }) => standing.accruedThrough },
};
