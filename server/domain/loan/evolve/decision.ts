import type { DECISION_EVENTS } from '../../../../schema/events/loan/decision.ts';
import type { Evolutions } from './evolution.ts';
import { applicationOf, endLoan, updateApplication } from './stages.ts';

export const DECISION: Evolutions<keyof typeof DECISION_EVENTS> = {
  ScoringRequested: (state, { data: { status, facts } }) => updateApplication(state, status, { scoringFacts: facts }),
  LoanDecided: (state, { data: { status, decision, decidedOn } }) =>
    updateApplication(state, status, { decision, decidedOn }),
  AlternativeAccepted: (state, { data: { status, terms, price } }) =>
    updateApplication(state, status, {
      terms,
      price,
      alternativeTaken: true,
      signedOn: null,
      signedPrice: null,
      offerHash: null,
    }),
  LoanApproved: (state, { data: { status, approvedOn } }) => ({
    stage: 'payout',
    status,
    application: { ...applicationOf(state), approvedOn },
    payout: null,
  }),
  LoanRejected: (state, { data }) => endLoan(state, data.status, data.lockedUntil),
};
