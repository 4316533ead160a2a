import type { VERIFICATION_EVENTS } from '../../../../schema/events/loan/verification.ts';
import type { Evolutions } from './evolution.ts';
import { endApplication, moveApplication, updateApplication } from './stages.ts';

export const VERIFICATION: Evolutions<keyof typeof VERIFICATION_EVENTS> = {
  VerificationStarted: moveApplication,
  ManualReviewRequested: (state, { data: { status, reasons, handedOn } }) =>
    updateApplication(state, status, { reviewReasons: reasons, handedOn }),
  ManualReviewStarted: (state, { data: { status, verifierId } }) => updateApplication(state, status, { verifierId }),
  RevisionRequested: (state, { data: { status, fields, handedOn } }) =>
    updateApplication(state, status, { revisionFields: fields, handedOn }),
  RevisionReturned: (state, { data: { status, handedOn } }) =>
    updateApplication(state, status, { revisionFields: [], handedOn }),
  FraudRejected: endApplication,
};
