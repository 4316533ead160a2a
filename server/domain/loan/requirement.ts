/**
 * A requirement is met: the next status, and the events that follow. Shared by statement, payout method, biometry and
 * insurance.
 */

import type { Requirements } from '../../../schema/events/loan/application.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { decisionHolds, nextStatus, requestsOf, unmetAfter } from './next-status.ts';
import { approveAlternative } from './record-decision.ts';
import type { Application } from './state.ts';

export type Step = { readonly status: LoanStatus; readonly follows: readonly LoanEvent[] };

/** Null before the signature: nothing is required yet. */
export function afterRequirement(application: Application, met: Partial<Requirements>, today: LocalDate): Step | null {
  if (!application.requirements) return null;
  const unmet = { ...unmetAfter(application, application.requirements), ...met };
  const status = nextStatus(unmet, decisionHolds(application, today));
  return {
    status,
    follows: status === 'READY_FOR_SCORING' ? approveAlternative(application, today) : requestsOf(status),
  };
}
