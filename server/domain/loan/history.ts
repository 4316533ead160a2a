/** A loan as it is read: its present state, and the history that the state does not keep. */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { prolonged, repaidInPart, restructured, type TermsChange } from './history-changes.ts';
import { adjusted, type LoanPayment, received, reversed } from './history-payments.ts';
import { type Around, issuedLoanOf, type LoanSummary, summaryAfter } from './summary.ts';

export type Stage = {
  readonly status: LoanStatus;
  readonly by: LoanEventType;
  readonly on: LocalDate;
  readonly at: Instant;
};

export type LoanHistory = {
  /** Each status reached up to the issue. */
  readonly stages: readonly Stage[];
  readonly changes: readonly TermsChange[];
  readonly payments: readonly LoanPayment[];
};

export type LoanDossier = {
  readonly state: LoanSummary;
  readonly history: LoanHistory;
  readonly lastEventOn: LocalDate;
  readonly position: bigint;
};

export const NO_HISTORY: LoanHistory = { stages: [], changes: [], payments: [] };

type EventOf<T extends LoanEventType> = Folded<LoanEventOf<T>>;
type Adds<T extends LoanEventType> = {
  payments?: (payments: readonly LoanPayment[], around: Around, event: EventOf<T>) => readonly LoanPayment[];
  changes?: (changes: readonly TermsChange[], around: Around, event: EventOf<T>) => readonly TermsChange[];
};

/** Every event is listed, so that a new one has to be decided on. Null adds only a stage, and only up to the issue. */
const ADDS: { readonly [T in LoanEventType]: Adds<T> | null } = {
  LoanApplied: null,
  ApplicationChanged: null,
  OfferSigned: null,
  ApplicationCancelled: null,
  LoanAnnulled: null,
  StatementRequested: null,
  StatementUploaded: null,
  StatementRejected: null,
  StatementUploadCancelled: null,
  BiometryRequested: null,
  BiometryPassed: null,
  BiometryFailed: null,
  BiometryWaitCancelled: null,
  InsuranceOffered: null,
  InsuranceAccepted: null,
  InsuranceDeclined: null,
  VerificationStarted: null,
  ManualReviewRequested: null,
  ManualReviewStarted: null,
  RevisionRequested: null,
  RevisionReturned: null,
  FraudRejected: null,
  ScoringRequested: null,
  LoanDecided: null,
  AlternativeAccepted: null,
  LoanApproved: null,
  LoanRejected: null,
  IssuanceConsentRequested: null,
  IssuanceConsentGiven: null,
  IssuanceConsentCancelled: null,
  ConsentLapsed: null,
  PayoutMethodChosen: null,
  PayoutRequested: null,
  PayoutPrepared: null,
  PayoutSent: null,
  PayoutConfirmed: null,
  PayoutFailed: null,
  PayoutRecalled: null,
  LoanIssued: null,
  PaymentReceived: { payments: received, changes: repaidInPart },
  PaymentReversed: { payments: reversed },
  BackdatingAdjusted: { payments: adjusted },
  BalanceApplied: null,
  BonusSpent: null,
  PrepaymentRequested: null,
  PrepaymentSigned: null,
  PrepaymentAnnulled: null,
  LoanFellOverdue: null,
  EntryPenaltyCharged: null,
  OverdueCured: null,
  CalculationStopped: null,
  GraceDayGranted: null,
  GraceGranted: null,
  GraceExpired: null,
  NoticeIssued: null,
  PenaltyWaived: null,
  WrittenOff: null,
  ProlongationRequested: null,
  ProlongationOffered: null,
  ProlongationOfferSigned: null,
  LoanProlonged: { changes: prolonged },
  ProlongationAnnulled: null,
  RefinancingRequested: null,
  RefinancingOffered: null,
  RefinancingOfferSigned: null,
  LoanRefinanced: null,
  LoanIssuedByRefinancing: null,
  RefinancingAnnulled: null,
  RestructuringRequested: null,
  RestructuringOfferSigned: null,
  LoanRestructured: { changes: restructured },
  RestructuringAnnulled: null,
  RestructuringDefaulted: null,
  CessionAgreed: null,
  LoanCeded: null,
  CessionCancelled: null,
  LoanClosing: null,
  LoanClosed: null,
};

/** Any other event leaves the list of payments as it is. */
export const affectsPayments = ({ type }: LoanEvent): boolean => ADDS[type]?.payments !== undefined;

export const paymentsAfter = <T extends LoanEventType>(
  payments: readonly LoanPayment[],
  around: Around,
  event: EventOf<T>,
) => ADDS[event.type]?.payments?.(payments, around, event) ?? payments;

export const changesAfter = <T extends LoanEventType>(
  changes: readonly TermsChange[],
  around: Around,
  event: EventOf<T>,
) => ADDS[event.type]?.changes?.(changes, around, event) ?? changes;

export function stagesAfter(stages: readonly Stage[], { before }: Around, event: Folded<LoanEvent>): readonly Stage[] {
  const { type, data, metadata } = event;
  if (before && (before.status === data.status || issuedLoanOf(before))) return stages;
  return [...stages, { status: data.status, by: type, on: metadata.effectiveDate, at: metadata.recordedAt }];
}

export function dossierAfter(dossier: LoanDossier | undefined, event: Folded<LoanEvent>): LoanDossier {
  const { stages, changes, payments } = dossier?.history ?? NO_HISTORY;
  const around = { before: dossier?.state, after: summaryAfter(dossier?.state, event) };
  return {
    state: around.after,
    history: {
      stages: stagesAfter(stages, around, event),
      changes: changesAfter(changes, around, event),
      payments: paymentsAfter(payments, around, event),
    },
    lastEventOn: event.metadata.effectiveDate,
    position: event.position,
  };
}
