/** R17: after the signature the first unmet requirement decides the status; later events ask the same function. */

import type { Requirements } from '../../../schema/events/loan/application.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Application } from './state.ts';

/** `decisionHolds`: an alternative accepted on the day of its decision needs no new verification (R19). */
export function nextStatus(unmet: Requirements, decisionHolds: boolean): LoanStatus {
  if (unmet.statementNeeded) return 'WAITING_STATEMENT_LOADING';
  if (!unmet.payoutChosen) return 'WAITING_FOR_REMITTANCE_SET';
  if (!unmet.faceVerified) return 'WAITING_FOR_BIOMETRY';
  if (unmet.insuranceOffered) return 'WAITING_FOR_INSURANCE';
  return decisionHolds ? 'READY_FOR_SCORING' : 'ON_VERIFICATION';
}

export const decisionHolds = (application: Application, today: LocalDate): boolean =>
  application.alternativeTaken && application.decision !== null && application.decidedOn === today;

/** What the loan has recorded outweighs what the command says. */
export const unmetAfter = (application: Application, declared: Requirements): Requirements => ({
  statementNeeded: declared.statementNeeded && application.statement === null,
  payoutChosen: application.payoutMethod !== null,
  faceVerified: declared.faceVerified || application.faceVerified,
  insuranceOffered: declared.insuranceOffered && !application.insuranceAccepted,
});

/** The status, and the request that goes out with it. */
export function requestsOf(status: LoanStatus): LoanEvent[] {
  if (status === 'WAITING_STATEMENT_LOADING') return [{ type: 'StatementRequested', data: { status } }];
  if (status === 'WAITING_FOR_BIOMETRY') return [{ type: 'BiometryRequested', data: { status } }];
  if (status === 'WAITING_FOR_INSURANCE') return [{ type: 'InsuranceOffered', data: { status } }];
  return [];
}
