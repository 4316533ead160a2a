/** How a decision changes the application; an approval makes it a payout. */
import type { DECISION_EVENTS } from '../../../../schema/events/loan/decision.ts';
import type { Evolutions } from './evolution.ts';
import { applied, ended, fileOf } from './stages.ts';

export const DECISION: Evolutions<keyof typeof DECISION_EVENTS> = {
  ScoringRequested: (state, { data: { status, facts } }) => applied(state, status, { scoringFacts: facts }),
  LoanDecided: (state, { data: { status, decision, decidedOn } }) => applied(state, status, { decision, decidedOn }),
  AlternativeAccepted: (state, { data: { status, terms, price } }) =>
    applied(state, status, {
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
    file: { ...fileOf(state), approvedOn },
    payout: null,
  }),
  LoanRejected: (state, { data }) => ended(state, data.status, data.lockedUntil),
};
