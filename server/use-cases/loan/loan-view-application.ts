/** What single facts of an application add to the view of a loan. */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { Price, Terms } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';

type Application = {
  readonly terms: Terms;
  readonly price: Price;
  readonly statementHashes: readonly string[];
  readonly biometryFails: number;
};

export const NOT_SIGNED = { signedPrice: null, signedOn: null, offerHash: null };

export function applicationPart(view: Application, event: Folded<LoanEvent>) {
  const { metadata } = event;
  switch (event.type) {
    case 'ApplicationChanged':
      return { terms: event.data.terms, price: event.data.price };
    case 'AlternativeAccepted':
      return { terms: event.data.terms, price: event.data.price, ...NOT_SIGNED };
    case 'OfferSigned': {
      const { price, signedOn, signature } = event.data;
      return { price, signedPrice: price, signedOn, offerHash: signature.documentHash };
    }
    case 'InsuranceDeclined':
      return {
        price: event.data.price,
        terms: { ...view.terms, insuranceAgreed: false },
        insuranceDeclined: {
          on: metadata.effectiveDate,
          premium: view.price.insurancePremium,
          totalBefore: view.price.total,
          price: event.data.price,
        },
      };
    case 'StatementUploaded': {
      const { monthlyIncome, monthsWithIncome, statementHash } = event.data;
      return {
        statement: { monthlyIncome, monthsWithIncome, on: metadata.effectiveDate },
        statementHashes: [...view.statementHashes, statementHash],
        statementRejected: false,
      };
    }
    case 'StatementRejected':
      return { statementRejected: true };
    case 'PayoutMethodChosen':
      return { payoutMethod: event.data.method };
    case 'PayoutFailed':
      return { payoutFailure: event.data.code };
    case 'PayoutRequested':
      return { payoutFailure: null };
    case 'BiometryFailed':
      return { biometryFails: view.biometryFails + 1 };
    case 'VerificationStarted':
      return { verificationStartedAt: metadata.recordedAt };
    case 'ManualReviewRequested':
      return { reviewReasons: event.data.reasons };
    case 'RevisionRequested':
      return { revisionFields: event.data.fields };
    case 'RevisionReturned':
      return { revisionFields: [] };
    case 'ManualReviewStarted':
      return { takenBy: event.data.verifierId };
    case 'ScoringRequested':
      return { facts: event.data.facts };
    case 'LoanDecided':
      return { decision: event.data.decision };
    case 'IssuanceConsentRequested':
      return { consent: { opensAt: event.data.opensAt, lapsesAt: event.data.lapsesAt } };
    case 'LoanApproved':
      return { approvedOn: event.data.approvedOn };
    case 'LoanRejected':
      return { lockedUntil: event.data.lockedUntil };
    default:
      return undefined;
  }
}
