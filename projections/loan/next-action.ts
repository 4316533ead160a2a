/**
 * The day on which the closing of the day has to look at a loan. Events on a live loan carry it; an application waits as long as its status may
 * (decisions 18, 19, 23). A day too early costs one empty command, a day too late would leave a borrower waiting: so never later than the rule.
 */
import type { LoanStatus } from '../../schema/loan-status.ts';
import { isLive, isTerminal } from '../../schema/loan-status.ts';
import { addDays, almatyDateOf, earliest, type LocalDate } from '../../schema/values/local-date.ts';

/** An application that nobody completes is annulled after these days. */
const APPLICATION_WAIT = 5;

export type Waiting = {
  status: LoanStatus;
  status_since: LocalDate;
  consent_lapses_at: string | null;
  asked_pay_by: LocalDate | null;
};

/** `carried` is what the last event that said anything about it said. */
export function nextActionDate(row: Waiting, carried: LocalDate | null): LocalDate | null {
  if (isTerminal(row.status)) return null;
  if (isLive(row.status) || row.status === 'CLOSING_PROCESS') {
    const lapse = row.asked_pay_by ? addDays(row.asked_pay_by, 1) : null;
    return carried && lapse ? earliest(carried, lapse) : (carried ?? lapse);
  }
  if (row.status === 'WAITING_REJECT') return addDays(row.status_since, 1);
  if (row.status === 'WAITING_FOR_ISSUANCE_CONSENT' && row.consent_lapses_at)
    return almatyDateOf(row.consent_lapses_at);
  return addDays(row.status_since, APPLICATION_WAIT);
}
