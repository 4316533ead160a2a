/** The day on which the closing of the day has to look at a loan: what the last event said, or how long an application may wait. */
import type { LoanStatus } from '../../schema/loan-status.ts';
import { isRunning, isTerminal } from '../../schema/loan-status.ts';
import { addDays, earliest, type Instant, type LocalDate } from '../../schema/values/local-date.ts';
import { applicationActionDate } from '../../server/domain/loan/deadlines.ts';

export type Waiting = {
  status: LoanStatus;
  applied_on: LocalDate;
  signed_on: LocalDate | null;
  handed_on: LocalDate | null;
  decided_on: LocalDate | null;
  approved_on: LocalDate | null;
  consent_lapses_at: Instant | null;
  asked_pay_by: LocalDate | null;
};

/** `carried` is what the last event that said anything about it said. */
export function nextActionDate(row: Waiting, carried: LocalDate | null): LocalDate | null {
  if (isTerminal(row.status)) return null;
  if (isRunning(row.status) || row.status === 'CLOSING_PROCESS') {
    const lapse = row.asked_pay_by ? addDays(row.asked_pay_by, 1) : null;
    return carried && lapse ? earliest(carried, lapse) : (carried ?? lapse);
  }
  return applicationActionDate(row.status, {
    appliedOn: row.applied_on,
    signedOn: row.signed_on,
    handedOn: row.handed_on,
    decidedOn: row.decided_on,
    approvedOn: row.approved_on,
    lapsesAt: row.consent_lapses_at,
  });
}
