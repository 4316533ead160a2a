/** Which work on a person is an open case, under which a member of staff may see whole data (R913). */
import { isTerminal, type LoanStatus } from '../loan-status.ts';

/** Why a case is opened of which the product has no record; each with its text in the office. */
export const CASE_REASONS = ['CALL', 'LETTER', 'AUTHORITY', 'MONEY'] as const;
export type CaseReason = (typeof CASE_REASONS)[number];

/** Hours after which such a case is closed, a shift. Own choice. */
export const CASE_HOURS = 8;

/** Nobody of the staff has anything to do with these loans: they are a draft, are paid as agreed, or have ended. */
const QUIET: readonly LoanStatus[] = [
  'INITIAL',
  'ACTIVE',
  'GRACE_DAY_OFF',
  'PROLONGED',
  'GRACE_MANUAL',
  'RESTRUCTURED',
];

/** An application on its way, a request, a payout, a late or a disputed loan. */
export const isWorkedOn = (loan: { status: LoanStatus; dispute: { state: string } | null }): boolean =>
  loan.dispute?.state === 'OPEN' || !(isTerminal(loan.status) || QUIET.includes(loan.status));

/** What a member of staff may do so many times; /metrics shows the hours. Own choice. */
export const OPENED_AN_HOUR = { name: 'opened:hour', limit: 20, seconds: 3_600 } as const;
export const OPENED_A_DAY = { name: 'opened:day', limit: 60, seconds: 86_400 } as const;
export const NAMED_AN_HOUR = { name: 'named:hour', limit: 30, seconds: 3_600 } as const;
export const NAMED_A_DAY = { name: 'named:day', limit: 120, seconds: 86_400 } as const;
export const CONTACTED_AN_HOUR = { name: 'contacted:hour', limit: 60, seconds: 3_600 } as const;
export const CONTACTED_A_DAY = { name: 'contacted:day', limit: 300, seconds: 86_400 } as const;

/** Refused looks are counted up to here; the rest of the hour adds no rows to the access log. */
export const REFUSED_AN_HOUR = { name: 'opening-refused:hour', limit: 100, seconds: 3_600 } as const;
