import type { APPLICATION_EVENTS } from '../../../../schema/events/loan/application.ts';
import type { LoanEventOf } from '../../../../schema/events/loan.ts';
import type { Application } from '../state.ts';
import type { Evolutions } from './evolution.ts';
import { applicationOf, endApplication, endLoan, moveApplication, updateApplication } from './stages.ts';

export const APPLICATION: Evolutions<keyof typeof APPLICATION_EVENTS> = {
  LoanApplied: (_, { data }) => ({ stage: 'application', status: data.status, application: newApplication(data) }),
  ApplicationSourced: moveApplication,
  ApplicationChanged: (state, { data: { status, terms, price } }) => updateApplication(state, status, { terms, price }),
  OfferSigned: (state, { data: { status, price, requirements, signedOn, signature } }) =>
    updateApplication(state, status, {
      price,
      signedPrice: price,
      requirements,
      signedOn,
      offerHash: signature.documentHash,
    }),
  // A refusal with a lock keeps its lock when the borrower withdraws (R27).
  ApplicationCancelled: (state, { data }) =>
    endLoan(state, data.status, applicationOf(state).decision?.lockedUntil ?? null),
  LoanAnnulled: endApplication,
};

function newApplication(data: LoanEventOf<'LoanApplied'>['data']): Application {
  return {
    loanId: data.loanId,
    borrowerId: data.borrowerId,
    offerNumber: data.offerNumber,
    terms: data.terms,
    price: data.price,
    repeat: data.repeat,
    appliedOn: data.appliedOn,
    signedOn: null,
    signedPrice: null,
    handedOn: null,
    offerHash: null,
    requirements: null,
    payoutMethod: null,
    faceVerified: false,
    statement: null,
    statementHashes: [],
    statementRejected: false,
    insuranceAccepted: false,
    insuranceDeclined: null,
    reviewReasons: [],
    evidence: [],
    verifierId: null,
    revisionFields: [],
    scoringFacts: null,
    decision: null,
    decidedOn: null,
    alternativeTaken: false,
    consent: null,
    approvedOn: null,
  };
}
