/** How the check by a person changes the application. */
import type { VERIFICATION_EVENTS } from '../../../../schema/events/loan/verification.ts';
import type { Evolutions } from './evolution.ts';
import { applied, ends, moved } from './stages.ts';

export const VERIFICATION: Evolutions<keyof typeof VERIFICATION_EVENTS> = {
  VerificationStarted: moved,
  ManualReviewRequested: (state, { data: { status, reasons, handedOn } }) =>
    applied(state, status, { reviewReasons: reasons, handedOn }),
  ManualReviewStarted: (state, { data: { status, verifierId } }) => applied(state, status, { verifierId }),
  RevisionRequested: (state, { data: { status, fields, handedOn } }) =>
    applied(state, status, { revisionFields: fields, handedOn }),
  RevisionReturned: (state, { data: { status, handedOn } }) => applied(state, status, { revisionFields: [], handedOn }),
  FraudRejected: ends,
};
