/** R17: after the signature the first unmet requirement decides the status; every later fact asks the same function again. */

import type { Requirements } from '../../../schema/events/loan/application.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Application } from './state.ts';

/** `decisionHolds`: an alternative was taken on the day of its decision, so nothing has to be verified again (R19). */
export function nextStatus(unmet: Requirements, decisionHolds: boolean): LoanStatus {
  if (unmet.statementNeeded) return 'WAITING_STATEMENT_LOADING';
  if (!unmet.payoutChosen) return 'WAITING_FOR_REMITTANCE_SET';
  if (!unmet.faceVerified) return 'WAITING_FOR_BIOMETRY';
  if (unmet.insuranceOffered) return 'WAITING_FOR_INSURANCE';
  return decisionHolds ? 'READY_FOR_SCORING' : 'ON_VERIFICATION';
}

export const decisionHolds = (file: Application, today: LocalDate): boolean =>
  file.alternativeTaken && file.decision !== null && file.decidedOn === today;

/** What the loan knows itself outweighs what it is told: a method chosen, a face seen, a statement read. */
export const unmetAfter = (file: Application, told: Requirements): Requirements => ({
  statementNeeded: told.statementNeeded && file.statement === null,
  payoutChosen: file.payoutMethod !== null,
  faceVerified: told.faceVerified || file.faceVerified,
  insuranceOffered: told.insuranceOffered && !file.insuranceAccepted,
});

/** The status named, and the request that goes out with it. */
export function requestsOf(status: LoanStatus): LoanEvent[] {
  if (status === 'WAITING_STATEMENT_LOADING') return [{ type: 'StatementRequested', data: { status } }];
  if (status === 'WAITING_FOR_BIOMETRY') return [{ type: 'BiometryRequested', data: { status } }];
  if (status === 'WAITING_FOR_INSURANCE') return [{ type: 'InsuranceOffered', data: { status } }];
  return [];
}
