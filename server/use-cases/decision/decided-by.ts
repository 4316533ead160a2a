/** One hour with fast issue, five days without (R95). */
import { isTerminal, type LoanStatus } from '../../../schema/loan-status.ts';
import { DECISION_HOURS } from '../../../schema/reference/limits.ts';
import { addHours, type Instant } from '../../../schema/values/local-date.ts';
import type { Stage } from '../../domain/loan/history.ts';
import type { LoanView } from '../loan/loan-view.ts';

/** An application is reviewed only while it is complete and not decided. */
const REVIEWED: readonly LoanStatus[] = [
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
  'READY_FOR_SCORING',
];

type Review = Pick<LoanView, 'terms'> & { readonly stages: readonly Pick<Stage, 'status' | 'at'>[] };

/**
 * Real time, counted from the moment the application was complete; null outside a review. Economical pricing includes
 * fast issue.
 */
export function decidedBy({ status, stages, terms }: Review & Pick<LoanView, 'status'>): Instant | null {
  if (isTerminal(status) || !REVIEWED.includes(status)) return null;
  const since = stages.findLast((stage) => stage.status === 'ON_VERIFICATION')?.at;
  return since ? promised(since, terms.fastIssue) : null;
}

const promised = (since: Instant, fast: boolean): Instant =>
  addHours(since, fast ? DECISION_HOURS.fast : DECISION_HOURS.standard);

/** No decision came within the hour that the borrower paid for, so the fee for it is not owed (R95, D0025). */
export function fastIssueMissed({ stages, terms }: Review): boolean {
  const from = stages.findLastIndex((stage) => stage.status === 'ON_VERIFICATION');
  const since = stages[from];
  const decided = stages.slice(from).find((stage) => !REVIEWED.includes(stage.status));
  return terms.fastIssue && since !== undefined && decided !== undefined && decided.at > promised(since.at, true);
}
