/** By when a decision is promised, on the business clock (R95, R172). */
import type { Terms } from '../../../schema/events/figures.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { APPLICATION_DAYS, DECISION_HOURS } from '../../../schema/reference/limits.ts';
import { addDays, addHours, endOfDay, type Instant, onDay } from '../../../schema/values/local-date.ts';
import { lastDayOf } from './deadlines.ts';
import type { Stage } from './history.ts';
import type { Application } from './state.ts';

/** A person has it, whose days count from the day on which they received it. */
export const HANDED: readonly LoanStatus[] = [
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
];

/** An application is reviewed only while it is complete and not decided. */
const REVIEWED: readonly LoanStatus[] = ['ON_VERIFICATION', 'ON_AUTO_VERIFICATION', ...HANDED, 'READY_FOR_SCORING'];

type Dates = Pick<Application, 'appliedOn' | 'signedOn' | 'handedOn' | 'decidedOn' | 'approvedOn'>;
type Review = {
  readonly terms: Pick<Terms, 'fastIssue'>;
  readonly stages: readonly Pick<Stage, 'status' | 'on' | 'at'>[];
};
type Reviewed = Review & Dates & { readonly status: LoanStatus };

export type DecisionPromise = {
  /** Null once all that was promised has passed. */
  readonly by: Instant | null;
  /** `by` is the end of a day. */
  readonly wholeDay: boolean;
  /** What was promised first has passed. */
  readonly missed: boolean;
};

/**
 * The fifth day to its end, when an undecided application ends by itself; with fast issue the first hour. Null outside
 * a review.
 */
export function promiseOf(loan: Reviewed, now: Instant): DecisionPromise | null {
  const end = endOf(loan);
  if (!end) return null;
  const first = fastHourOf(loan) ?? end;
  if (now < first) return { by: first, wholeDay: first === end, missed: false };
  return { by: now <= end ? end : null, wholeDay: true, missed: true };
}

/** What was promised first, kept or missed: queues are ordered by it. */
export function promisedFirst(loan: Reviewed): Instant | null {
  const end = endOf(loan);
  return end && (fastHourOf(loan) ?? end);
}

function endOf(loan: Reviewed): Instant | null {
  const since = REVIEWED.includes(loan.status) ? sinceOf(loan) : undefined;
  if (!since) return null;
  const handed = HANDED.includes(loan.status) ? lastDayOf(loan.status, { ...loan, lapsesAt: null }) : null;
  return endOfDay(handed ?? addDays(since.on, APPLICATION_DAYS.value));
}

/** The time of an event on the business clock: `at` is of the real one, which a demo leaves behind by whole days. */
export const businessTimeOf = ({ at, on }: Pick<Stage, 'at' | 'on'>): Instant => onDay(at, on);

const sinceOf = ({ stages }: Review) => stages.findLast((stage) => stage.status === 'ON_VERIFICATION');
/** The end of the hour that is promised with fast issue; null where none is. */
export function fastHourOf(loan: Review): Instant | null {
  const since = sinceOf(loan);
  return since && loan.terms.fastIssue ? hourAfter(since) : null;
}

const hourAfter = (since: Pick<Stage, 'at' | 'on'>): Instant => addHours(businessTimeOf(since), DECISION_HOURS.fast);

/** No decision came within the hour that the borrower paid for, so the fee for it is not owed (R95, D0025). */
export function fastIssueMissed({ stages, terms }: Review): boolean {
  const from = stages.findLastIndex((stage) => stage.status === 'ON_VERIFICATION');
  const since = stages[from];
  const decided = stages.slice(from).find((stage) => !REVIEWED.includes(stage.status));
  return terms.fastIssue && since !== undefined && decided !== undefined && businessTimeOf(decided) > hourAfter(since);
}
