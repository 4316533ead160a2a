/** Arrears: their start, penalty and end, and the day after which nothing accrues (R11, R12). */
import { LocalDate, Tiyn } from '../codecs.ts';
import { financial } from './base.ts';

export const OVERDUE_EVENTS = {
  LoanFellOverdue: financial.extend({ overdueSince: LocalDate, overdueAmount: Tiyn }),
  /** The entitlement to the entry penalty; it has no postings of its own (R11). */
  EntryPenaltyCharged: financial.extend({ entitlement: Tiyn }),
  OverdueCured: financial,
  CalculationStopped: financial,
} as const;
