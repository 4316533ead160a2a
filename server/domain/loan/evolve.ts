/** The fold: state and one fact in, the next state out. It never refuses what is written; a fact out of place is a bug and throws. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { applied, ended, NO_PAYOUT, paidOut } from './evolve-application.ts';
import { issued, lived } from './evolve-life.ts';
import type { File, LoanState } from './state.ts';

export function evolve(state: LoanState, event: LoanEvent): LoanState {
  const { status } = event.data;
  switch (event.type) {
    case 'LoanApplied':
      return { stage: 'application', status, file: newFile(event.data) };
    case 'ApplicationChanged':
      return applied(state, status, { terms: event.data.terms, price: event.data.price });
    case 'OfferSigned': {
      const { price, requirements, signedOn, signature } = event.data;
      const offerHash = signature.documentHash;
      return applied(state, status, { price, signedPrice: price, requirements, signedOn, offerHash });
    }
    case 'StatementUploaded': {
      const { monthlyIncome, monthsWithIncome, statementHash } = event.data;
      const statementHashes = [...fileOf(state).statementHashes, statementHash];
      const statement = { monthlyIncome, monthsWithIncome };
      return applied(state, status, { statement, statementHashes, statementRejected: false });
    }
    case 'StatementRejected':
      return applied(state, status, { statementRejected: true });
    case 'PayoutMethodChosen':
      return state.stage === 'payout'
        ? paidOut(state, status, {}, { method: event.data.method })
        : applied(state, status, { method: event.data.method });
    case 'BiometryPassed':
      return applied(state, status, { faceVerified: true });
    case 'InsuranceAccepted':
      return applied(state, status, { insuranceAccepted: true }, { insuranceOffered: false });
    case 'InsuranceDeclined': {
      const { price } = event.data;
      const before = fileOf(state);
      const terms = { ...before.terms, insuranceAgreed: false };
      const { insurancePremium: premium, total: totalBefore } = before.price;
      const insuranceDeclined = { premium, totalBefore, price };
      return applied(state, status, { terms, price, insuranceDeclined }, { insuranceOffered: false });
    }
    case 'LoanDecided':
      return applied(state, status, { decision: event.data.decision, decidedOn: event.data.decidedOn });
    case 'AlternativeAccepted': {
      const { terms, price } = event.data;
      const unsigned = { signedOn: null, signedPrice: null, offerHash: null };
      return applied(state, status, { terms, price, alternativeTaken: true, ...unsigned });
    }
    case 'IssuanceConsentRequested': {
      const { opensAt, lapsesAt } = event.data;
      return applied(state, status, { consent: { opensAt, lapsesAt } });
    }
    case 'LoanApproved': {
      const file = { ...fileOf(state), approvedOn: event.data.approvedOn };
      return { stage: 'payout', status, file, payout: null };
    }
    case 'StatementRequested':
    case 'BiometryRequested':
    case 'BiometryFailed':
    case 'InsuranceOffered':
    case 'VerificationStarted':
    case 'IssuanceConsentGiven':
      return applied(state, status, {});
    case 'ManualReviewRequested':
      return applied(state, status, { reviewReasons: event.data.reasons, handedOn: event.data.handedOn });
    case 'ManualReviewStarted':
      return applied(state, status, { verifierId: event.data.verifierId });
    case 'RevisionRequested':
      return applied(state, status, { revisionFields: event.data.fields, handedOn: event.data.handedOn });
    case 'RevisionReturned':
      return applied(state, status, { revisionFields: [], handedOn: event.data.handedOn });
    case 'ScoringRequested':
      return applied(state, status, { scoringFacts: event.data.facts });
    case 'StatementUploadCancelled':
      return status === 'CANCELED' ? ended(state, status) : applied(state, status, {});
    case 'LoanRejected':
      return ended(state, status, event.data.lockedUntil);
    case 'BiometryWaitCancelled':
    case 'IssuanceConsentCancelled':
    case 'ConsentLapsed':
    case 'FraudRejected':
    case 'ApplicationCancelled':
    case 'LoanAnnulled':
    case 'PayoutRecalled':
      return ended(state, status);
    case 'PayoutRequested':
      return paidOut(state, status, { ...NO_PAYOUT, attempt: event.data.attempt });
    case 'PayoutPrepared':
      return paidOut(state, status, { provider: event.data.provider, key: event.data.providerKey });
    case 'PayoutSent':
      return paidOut(state, status, { provider: event.data.provider, externalId: event.data.externalId });
    case 'PayoutConfirmed':
      return paidOut(state, status, { externalId: event.data.externalId, operationDate: event.data.operationDate });
    case 'PayoutFailed':
      return paidOut(state, status, { failure: event.data.code });
    case 'LoanIssued':
    case 'LoanIssuedByRefinancing':
      return issued(state, event);
    case 'PaymentReceived':
    case 'PaymentReversed':
    case 'BalanceApplied':
    case 'BonusSpent':
    case 'BackdatingAdjusted':
    case 'PrepaymentRequested':
    case 'PrepaymentSigned':
    case 'PrepaymentAnnulled':
    case 'GraceDayGranted':
    case 'GraceGranted':
    case 'GraceExpired':
    case 'LoanFellOverdue':
    case 'EntryPenaltyCharged':
    case 'OverdueCured':
    case 'CalculationStopped':
    case 'NoticeIssued':
    case 'PenaltyWaived':
    case 'WrittenOff':
    case 'ProlongationRequested':
    case 'ProlongationOffered':
    case 'ProlongationOfferSigned':
    case 'LoanProlonged':
    case 'ProlongationAnnulled':
    case 'RefinancingRequested':
    case 'RefinancingOffered':
    case 'RefinancingOfferSigned':
    case 'LoanRefinanced':
    case 'RefinancingAnnulled':
    case 'RestructuringRequested':
    case 'RestructuringOfferSigned':
    case 'LoanRestructured':
    case 'RestructuringAnnulled':
    case 'RestructuringDefaulted':
    case 'CessionAgreed':
    case 'LoanCeded':
    case 'CessionCancelled':
    case 'LoanClosing':
    case 'LoanClosed':
      return lived(state, event);
  }
}

/** Facts after facts. */
export const fold = (state: LoanState, events: readonly LoanEvent[]): LoanState => events.reduce(evolve, state);

function fileOf(state: LoanState): File {
  if (state.stage === 'none') throw new Error('a fact of a loan that was never applied for');
  return state.file;
}

function newFile(data: Extract<LoanEvent, { type: 'LoanApplied' }>['data']): File {
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
    method: null,
    faceVerified: false,
    statement: null,
    statementHashes: [],
    statementRejected: false,
    insuranceAccepted: false,
    insuranceDeclined: null,
    reviewReasons: [],
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
