/** How long an application may wait. Pure over dates, so that a read model can index by it. */
import { isRunning, isTerminal, type LIVE, type LoanStatus, type TERMINAL } from '../../../schema/loan-status.ts';
import { APPLICATION_DAYS } from '../../../schema/reference/limits.ts';
import { addDays, almatyDateOf, type Instant, type LocalDate, latest } from '../../../schema/values/local-date.ts';

export type ApplicationDates = {
  readonly appliedOn: LocalDate;
  readonly signedOn: LocalDate | null;
  /** When the verifier, or for a revision the borrower, received it. */
  readonly handedOn: LocalDate | null;
  readonly decidedOn: LocalDate | null;
  readonly approvedOn: LocalDate | null;
  readonly lapsesAt: Instant | null;
};

/** The last day of the status; the next end of day ends it. Null where the status does not lapse. */
export const lastDayOf = (status: LoanStatus, dates: ApplicationDates): LocalDate | null =>
  isRunning(status) || isTerminal(status) ? null : lastDayWaiting(status, dates);

type OpenApplication = Exclude<LoanStatus, (typeof LIVE)[number] | (typeof TERMINAL)[number]>;

function lastDayWaiting(status: OpenApplication, dates: ApplicationDates): LocalDate | null {
  switch (status) {
    case 'INITIAL':
    case 'WAITING_STATEMENT_LOADING':
    case 'WAITING_FOR_REMITTANCE_SET':
    case 'WAITING_FOR_BIOMETRY':
    case 'WAITING_FOR_INSURANCE':
      return addDays(dates.signedOn ?? dates.appliedOn, APPLICATION_DAYS.value);
    // Each handover starts a new period, so that a late request can still be answered.
    case 'BACK_TO_REVISION':
    case 'ON_MANUAL_VERIFICATION':
    case 'MANUAL_VERIFICATION':
    case 'REVISED_VERIFICATION':
      return addDays(dates.handedOn ?? dates.signedOn ?? dates.appliedOn, APPLICATION_DAYS.value);
    case 'WAITING_REJECT':
      return dates.decidedOn;
    case 'WAITING_FOR_ISSUANCE_CONSENT':
      return dates.lapsesAt === null ? null : almatyDateOf(dates.lapsesAt);
    case 'REMITTANCE_ERROR':
      return dates.approvedOn && addDays(dates.approvedOn, APPLICATION_DAYS.value);
    case 'ON_VERIFICATION':
    case 'ON_AUTO_VERIFICATION':
    case 'READY_FOR_SCORING':
      return checkedBy(dates);
    case 'AGREED':
    case 'APPROVED':
    case 'WAITING_REMITTANCE_PREPARED':
    case 'REMITTANCE_PREPARED':
    case 'REMITTANCE_IN_PROGRESS':
    case 'REMITTANCE_PAID':
    case 'CLOSING_PROCESS':
      return null;
  }
}

/**
 * The fold does not know the day on which the checks began: at the latest it is the last day for the borrower's own
 * steps, or the day on which the application was handed over or decided (R172).
 */
function checkedBy({ appliedOn, signedOn, handedOn, decidedOn }: ApplicationDates): LocalDate {
  const ownSteps = addDays(signedOn ?? appliedOn, APPLICATION_DAYS.value);
  const began = [handedOn, decidedOn].reduce<LocalDate>((last, day) => (day ? latest(last, day) : last), ownSteps);
  return addDays(began, APPLICATION_DAYS.value);
}

/** The day on which the end of day acts on an application. */
export function applicationActionDate(status: LoanStatus, dates: ApplicationDates): LocalDate | null {
  const last = lastDayOf(status, dates);
  return last && addDays(last, 1);
}
