/** What single events add to the row of a loan. Terms, price, standing and status are taken over from any event that carries them. */
import type { LoanEvent, LoanEventOf, LoanEventType, PayoutMethod, Requirements } from '../../schema/events/loan.ts';
import type { LoanRow } from './table.ts';

type Facts = { [T in LoanEventType]?: (data: LoanEventOf<T>['data'], row: LoanRow) => Partial<LoanRow> };

const NO_PREPAYMENT = {
  prepayment_kind: null,
  prepayment_amount: null,
  prepayment_pay_by: null,
  prepayment_signed: false,
} as const;

const requirements = (r: Requirements): Partial<LoanRow> => ({
  statement_needed: r.statementNeeded,
  payout_chosen: r.payoutChosen,
  face_verified: r.faceVerified,
  insurance_offered: r.insuranceOffered,
});

const payout = (method: PayoutMethod): Partial<LoanRow> => ({
  payout_chosen: true,
  payout_kind: method.kind,
  payout_card_id: method.cardId,
  payout_hash: method.hash,
});

const FACTS: Facts = {
  OfferSigned: (data) => ({ signed_on: data.signedOn, ...requirements(data.requirements) }),
  StatementRequested: () => ({ statement_needed: true }),
  StatementUploaded: () => ({ statement_needed: false }),
  PayoutMethodChosen: (data) => payout(data.method),
  BiometryPassed: () => ({ face_verified: true, biometry_tries_left: null }),
  BiometryFailed: (data) => ({ biometry_tries_left: data.triesLeft }),
  InsuranceAccepted: () => ({ insurance_offered: false, insurance_agreed: true }),
  InsuranceDeclined: () => ({ insurance_offered: false, insurance_agreed: false }),
  ManualReviewStarted: (data) => ({ verifier_id: data.verifierId }),
  LoanDecided: (data) => ({
    decided_on: data.decidedOn,
    decision_outcome: data.decision.outcome,
    score_amount: data.decision.scoreAmount,
    locked_until: data.decision.lockedUntil,
  }),
  LoanApproved: (data) => ({ approved_on: data.approvedOn }),
  IssuanceConsentRequested: (data) => ({ consent_opens_at: data.opensAt, consent_lapses_at: data.lapsesAt }),
  LoanRejected: (data) => ({ reject_reason: data.reason, locked_until: data.lockedUntil }),
  FraudRejected: (data) => ({ reject_reason: data.reason }),
  LoanAnnulled: (data) => ({ reject_reason: data.reason }),
  PayoutRequested: (data) => ({ ...payout(data.method), payout_attempt: data.attempt, payout_failure: null }),
  PayoutPrepared: (data) => ({ payout_provider: data.provider }),
  PayoutFailed: (data) => ({ payout_failure: data.code }),
  LoanIssued: (data) => ({ issued_on: data.issuedOn, issued_amount: data.amount }),
  PaymentReceived: (data, row) => ({
    paid_total: (row.paid_total + data.amount) as LoanRow['paid_total'],
    last_paid_on: data.paidOn,
    ...NO_PREPAYMENT,
  }),
  PrepaymentRequested: (data) => ({
    prepayment_kind: data.kind,
    prepayment_amount: data.amount,
    prepayment_pay_by: data.payBy,
    prepayment_signed: false,
  }),
  PrepaymentSigned: () => ({ prepayment_signed: true }),
  PrepaymentAnnulled: () => NO_PREPAYMENT,
  LoanClosed: (data) => ({ closed_on: data.closedOn }),
};

export function factsOf<T extends LoanEventType>(event: LoanEventOf<T> & LoanEvent, row: LoanRow): Partial<LoanRow> {
  const fact = FACTS[event.type] as ((data: unknown, row: LoanRow) => Partial<LoanRow>) | undefined;
  return fact ? fact(event.data, row) : {};
}
