import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState } from './state.ts';

export const startVerification = () =>
  accept({ type: 'VerificationStarted', data: { status: 'ON_AUTO_VERIFICATION' } });

export const requestManualReview = ({ reasons, today: handedOn }: CommandOf<'RequestManualReview'>) =>
  accept({
    type: 'ManualReviewRequested',
    data: { status: 'ON_MANUAL_VERIFICATION', reasons: [...reasons], handedOn },
  });

/** A taken application changes hands only where it is said from whom to another (R826). */
export function takeForReview(state: LoanState, { verifierId, takenFrom }: CommandOf<'TakeForReview'>) {
  if (state.stage === 'application' && state.status === 'MANUAL_VERIFICATION') {
    const takenBy = state.application.verifierId ?? '';
    if (takenFrom !== takenBy || verifierId === takenBy) return refuse('NOT_ALLOWED_NOW', { facts: { takenBy } });
  }
  return accept({ type: 'ManualReviewStarted', data: { status: 'MANUAL_VERIFICATION', verifierId } });
}

export const requestRevision = ({ fields, note, today: handedOn }: CommandOf<'RequestRevision'>) =>
  accept({ type: 'RevisionRequested', data: { status: 'BACK_TO_REVISION', fields: [...fields], note, handedOn } });

/** Evidence that was requested is sent on its own page; the application does not return without it. */
export function returnRevision(state: LoanState, { today: handedOn }: CommandOf<'ReturnRevision'>) {
  if (state.stage === 'application' && state.application.evidence.some((one) => one.state === 'REQUESTED'))
    return refuse('EVIDENCE_INCOMPLETE');
  return accept({ type: 'RevisionReturned', data: { status: 'REVISED_VERIFICATION', handedOn } });
}

export const requestScoring = ({ facts }: CommandOf<'RequestScoring'>) =>
  accept({ type: 'ScoringRequested', data: { status: 'READY_FOR_SCORING', facts } });

export const rejectByFraud = ({ reason }: CommandOf<'RejectByFraud'>) =>
  accept({ type: 'FraudRejected', data: { status: 'REJECTED_BY_FRAUD', reason } });
