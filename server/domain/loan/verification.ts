/**
 * The steps of verification: automatic, manual review, revision by the borrower, scoring, fraud. The transition table
 * holds their order.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { accept, type Outcome } from '../decider.ts';
import type { CommandOf } from './commands.ts';

export const startVerification = (): Outcome<LoanEvent> =>
  accept({ type: 'VerificationStarted', data: { status: 'ON_AUTO_VERIFICATION' } });

export const requestManualReview = ({
  reasons,
  today: handedOn,
}: CommandOf<'RequestManualReview'>): Outcome<LoanEvent> =>
  accept({
    type: 'ManualReviewRequested',
    data: { status: 'ON_MANUAL_VERIFICATION', reasons: [...reasons], handedOn },
  });

export const takeForReview = ({ verifierId }: CommandOf<'TakeForReview'>): Outcome<LoanEvent> =>
  accept({ type: 'ManualReviewStarted', data: { status: 'MANUAL_VERIFICATION', verifierId } });

export const requestRevision = ({ fields, note, today: handedOn }: CommandOf<'RequestRevision'>): Outcome<LoanEvent> =>
  accept({ type: 'RevisionRequested', data: { status: 'BACK_TO_REVISION', fields: [...fields], note, handedOn } });

export const returnRevision = ({ today: handedOn }: CommandOf<'ReturnRevision'>): Outcome<LoanEvent> =>
  accept({ type: 'RevisionReturned', data: { status: 'REVISED_VERIFICATION', handedOn } });

export const requestScoring = ({ facts }: CommandOf<'RequestScoring'>): Outcome<LoanEvent> =>
  accept({ type: 'ScoringRequested', data: { status: 'READY_FOR_SCORING', facts } });

export const rejectByFraud = ({ reason }: CommandOf<'RejectByFraud'>): Outcome<LoanEvent> =>
  accept({ type: 'FraudRejected', data: { status: 'REJECTED_BY_FRAUD', reason } });
