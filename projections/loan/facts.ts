/** What single events add to the row of a loan. Terms, price, standing and status are taken over in project.ts. */
import type { AllocationLine } from '../../schema/events/figures.ts';
import type { Requirements } from '../../schema/events/loan/application.ts';
import type { LoanEventOf, LoanEventType } from '../../schema/events/loan.ts';
import type { PayoutMethod } from '../../schema/events/payout-method.ts';
import { add, subtract, type Tiyn } from '../../schema/values/money.ts';
import { allocatedTotal, paidByCorrection, repaysAhead } from '../../server/domain/loan/allocation-facts.ts';
import { reopensRequest } from '../../server/domain/loan/evolve/request.ts';
import type { LoanRecord } from '../projection.ts';
import type { LoanRow } from './table.ts';

type Part = Partial<LoanRow>;
/** Every event is named, so that a new one has to be thought about: null where status and figures say it all. */
type Facts = { [T in LoanEventType]: ((data: LoanEventOf<T>['data'], row: LoanRow) => Part) | null };

const NO_PREPAYMENT: Part = {
  prepayment_kind: null,
  prepayment_amount: null,
  prepayment_pay_by: null,
  prepayment_signed: false,
};
const NOT_ASKED: Part = { asked_pay_by: null };
const notAsked = (): Part => NOT_ASKED;
const asked = (data: { payBy: LoanRow['applied_on'] }): Part => ({ asked_pay_by: data.payBy });

const requirements = (r: Requirements): Part => ({
  statement_needed: r.statementNeeded,
  payout_chosen: r.payoutChosen,
  face_verified: r.faceVerified,
  insurance_offered: r.insuranceOffered,
});

const payout = (method: PayoutMethod): Part => ({
  payout_chosen: true,
  payout_kind: method.kind,
  payout_card_id: method.cardId,
  payout_hash: method.hash,
});

const paid = (row: LoanRow, amount: Tiyn, on: LoanRow['last_paid_on']): Part => ({
  paid_total: add(row.paid_total, amount),
  last_paid_on: on,
});
const received = (row: LoanRow, lines: readonly AllocationLine[], on: LoanRow['last_paid_on']): Part => ({
  ...paid(row, allocatedTotal(lines), on),
  ...(row.prepayment_signed && repaysAhead(lines) ? NO_PREPAYMENT : {}),
});

const FACTS: Facts = {
  LoanApplied: null,
  ApplicationChanged: null,
  OfferSigned: (data) => ({ signed_on: data.signedOn, ...requirements(data.requirements) }),
  StatementRequested: () => ({ statement_needed: true }),
  StatementUploaded: () => ({ statement_needed: false }),
  StatementRejected: null,
  StatementUploadCancelled: null,
  PayoutMethodChosen: (data) => payout(data.method),
  BiometryRequested: null,
  BiometryPassed: () => ({ face_verified: true, biometry_tries_left: null }),
  BiometryFailed: (data) => ({ biometry_tries_left: data.triesLeft }),
  BiometryWaitCancelled: null,
  InsuranceOffered: () => ({ insurance_offered: true }),
  InsuranceAccepted: () => ({ insurance_offered: false, insurance_agreed: true }),
  InsuranceDeclined: () => ({ insurance_offered: false, insurance_agreed: false }),
  VerificationStarted: null,
  ManualReviewRequested: (data) => ({ handed_on: data.handedOn }),
  ManualReviewStarted: (data) => ({ verifier_id: data.verifierId }),
  RevisionRequested: (data) => ({ handed_on: data.handedOn }),
  RevisionReturned: (data) => ({ handed_on: data.handedOn }),
  ScoringRequested: null,
  LoanDecided: (data) => ({
    decided_on: data.decidedOn,
    decision_outcome: data.decision.outcome,
    score_amount: data.decision.scoreAmount,
  }),
  // The offer has to be signed again.
  AlternativeAccepted: () => ({ signed_on: null }),
  LoanApproved: (data) => ({ approved_on: data.approvedOn }),
  IssuanceConsentRequested: (data) => ({ consent_opens_at: data.opensAt, consent_lapses_at: data.lapsesAt }),
  IssuanceConsentGiven: null,
  IssuanceConsentCancelled: null,
  ConsentLapsed: null,
  LoanRejected: (data) => ({ reject_reason: data.reason, locked_until: data.lockedUntil }),
  FraudRejected: (data) => ({ reject_reason: data.reason }),
  ApplicationCancelled: null,
  LoanAnnulled: (data) => ({ reject_reason: data.reason }),

  PayoutRequested: (data) => ({ ...payout(data.method), payout_attempt: data.attempt, payout_failure: null }),
  PayoutPrepared: (data) => ({ payout_provider: data.provider }),
  PayoutSent: null,
  PayoutConfirmed: null,
  PayoutFailed: (data) => ({ payout_failure: data.code }),
  PayoutRecalled: null,

  LoanIssued: (data) => ({ issued_on: data.issuedOn, issued_amount: data.amount }),
  LoanIssuedByRefinancing: (data) => ({
    issued_on: data.issuedOn,
    issued_amount: data.amount,
    refinances: data.oldLoanId,
  }),
  PaymentReceived: (data, row) => received(row, data.allocation, data.paidOn),
  BalanceApplied: (data, row) => received(row, data.allocation, data.appliedOn),
  BonusSpent: (data, row) => paid(row, allocatedTotal(data.allocation), data.spentOn),
  PaymentReversed: (data, row) => ({ paid_total: add(subtract(row.paid_total, data.amount), paidByCorrection(data)) }),
  // A request that lapsed is open again: its last day is that of the payment that was told late.
  BackdatingAdjusted: (data, row) => ({
    paid_total: add(row.paid_total, paidByCorrection(data)),
    ...(reopensRequest(data.status) ? { asked_pay_by: row.last_paid_on } : {}),
  }),
  PrepaymentRequested: (data) => ({
    prepayment_kind: data.kind,
    prepayment_amount: data.amount,
    prepayment_pay_by: data.payBy,
    prepayment_signed: false,
  }),
  PrepaymentSigned: (_, row) => ({ prepayment_signed: row.prepayment_kind !== null }),
  PrepaymentAnnulled: () => NO_PREPAYMENT,
  GraceDayGranted: null,
  GraceGranted: null,
  GraceExpired: null,
  LoanFellOverdue: null,
  EntryPenaltyCharged: null,
  OverdueCured: null,
  CalculationStopped: null,
  NoticeIssued: null,
  PenaltyWaived: null,
  WrittenOff: null,

  ProlongationRequested: asked,
  ProlongationOffered: null,
  ProlongationOfferSigned: null,
  LoanProlonged: notAsked,
  ProlongationAnnulled: notAsked,
  RefinancingRequested: asked,
  RefinancingOffered: null,
  RefinancingOfferSigned: null,
  LoanRefinanced: (data) => ({ ...NOT_ASKED, refinanced_by: data.newLoanId, closed_on: data.refinancedOn }),
  RefinancingAnnulled: notAsked,
  RestructuringRequested: asked,
  RestructuringOfferSigned: null,
  LoanRestructured: notAsked,
  RestructuringAnnulled: notAsked,
  RestructuringDefaulted: null,
  CessionAgreed: asked,
  LoanCeded: (data) => ({ ...NOT_ASKED, closed_on: data.cededOn }),
  CessionCancelled: notAsked,

  LoanClosing: notAsked,
  LoanClosed: (data) => ({ closed_on: data.closedOn }),
};

export function factsOf(record: LoanRecord, row: LoanRow): Part {
  const fact = FACTS[record.type] as ((data: LoanRecord['data'], row: LoanRow) => Part) | null;
  return fact ? fact(record.data, row) : {};
}
