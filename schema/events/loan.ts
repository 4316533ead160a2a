/**
 * The facts of a loan, stream loan-<id>. Every one names the status after it; financial ones carry postings and the standing after them.
 * Bump `version` and add an upcaster when a shape changes; never edit the meaning of a stored one.
 */
import { z } from 'zod';
import { LOAN_STATUSES } from '../loan-status.ts';
import { DOCUMENT_TYPES } from '../reference/documents.ts';
import { BorrowerId, LoanId, LocalDate, PaymentId, Tiyn } from './codecs.ts';
import { Decision, ScoringFacts } from './decision.ts';
import { AllocationLine, Posting, Price, Standing, Terms } from './figures.ts';
import { KEYED_HASH_IN_LOAN, PayoutMethod } from './payout-method.ts';
import { TWO_PERSONS_SINCE } from './two-persons.ts';

const Status = z.enum(LOAN_STATUSES);
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The unmet requirements decide the status after signing (R17). */
export const Requirements = z.object({
  statementNeeded: z.boolean(),
  payoutChosen: z.boolean(),
  faceVerified: z.boolean(),
  insuranceOffered: z.boolean(),
});
export type Requirements = z.infer<typeof Requirements>;

/** A shorter way to the end at the same instalment, or smaller instalments over the same months. */
export const PREPAYMENT_MODES = ['SHORTER_TERM', 'SMALLER_PAYMENT'] as const;
export type PrepaymentMode = (typeof PREPAYMENT_MODES)[number];

const Signature = z.object({ documentType: z.enum(DOCUMENT_TYPES), documentHash: Hash });
const Consent = z.object({ type: z.string().max(64), version: z.string().max(16), hash: Hash });

/** A fact without further figures. */
const plain = z.object({ status: Status });
/** A fact that moves money or time on a live loan. */
const financial = plain.extend({ postings: z.array(Posting), standing: Standing });

/** Money that met the debt: what accrued up to that day, and where the money went, line by line. */
const received = financial.extend({
  amount: Tiyn,
  accruedInterest: Tiyn,
  accruedPenalty: Tiyn,
  allocation: z.array(AllocationLine),
  allocationRule: z.string().max(32),
});
/** What another payment pays for, now that the order of the days has changed. */
const reallocation = z.object({ paymentId: PaymentId, allocation: z.array(AllocationLine), surplus: Tiyn });
/** LAPSED: its day ended. WITHDRAWN: by the borrower. OVERTAKEN: money for an earlier day came, so what was shown no longer holds. */
const AnnulmentReason = z.enum(['LAPSED', 'WITHDRAWN', 'OVERTAKEN']).default('LAPSED');
export type AnnulmentReason = z.infer<typeof AnnulmentReason>;
/** Asked for on a day, to be completed by the end of another. */
const asked = plain.extend({ requestedOn: LocalDate, payBy: LocalDate });

const shapes = {
  LoanApplied: plain.extend({
    loanId: LoanId,
    borrowerId: BorrowerId,
    offerNumber: z.string().max(32),
    terms: Terms,
    price: Price,
    repeat: z.boolean(),
    appliedOn: LocalDate,
  }),
  ApplicationChanged: plain.extend({ terms: Terms, price: Price }),
  OfferSigned: plain.extend({
    signature: Signature,
    consents: z.array(Consent),
    price: Price,
    requirements: Requirements,
    signedOn: LocalDate,
  }),
  StatementRequested: plain,
  StatementUploaded: plain.extend({ statementHash: Hash, monthlyIncome: Tiyn, monthsWithIncome: z.int() }),
  StatementRejected: plain.extend({ reason: z.string().max(64) }),
  StatementUploadCancelled: plain,
  PayoutMethodChosen: plain.extend({ method: PayoutMethod, signature: Signature }),
  BiometryRequested: plain,
  BiometryPassed: plain.extend({ vendor: z.enum(['V1', 'V2', 'V3']), reference: z.string().max(64) }),
  BiometryFailed: plain.extend({ vendor: z.enum(['V1', 'V2', 'V3']), reason: z.string().max(64), triesLeft: z.int() }),
  BiometryWaitCancelled: plain,
  InsuranceOffered: plain,
  /** The consents of the insurer are asked for only here, of those who take it (R8). */
  InsuranceAccepted: plain.extend({ consents: z.array(Consent).default([]) }),
  /** `documentHash`: the ADDITIONAL_AGREEMENT that takes the insurance out of the contract. */
  InsuranceDeclined: plain.extend({ price: Price, documentHash: Hash.nullable().default(null) }),
  VerificationStarted: plain,
  /** `handedOn`: the day from which whoever has the application now has time; null in older events. */
  ManualReviewRequested: plain.extend({
    reasons: z.array(z.string().max(64)),
    handedOn: LocalDate.nullable().default(null),
  }),
  ManualReviewStarted: plain.extend({ verifierId: z.string().max(64) }),
  RevisionRequested: plain.extend({
    fields: z.array(z.string().max(64)),
    note: z.string().max(64),
    handedOn: LocalDate.nullable().default(null),
  }),
  RevisionReturned: plain.extend({ handedOn: LocalDate.nullable().default(null) }),
  ScoringRequested: plain.extend({ facts: ScoringFacts }),
  LoanDecided: plain.extend({ decision: Decision, decidedOn: LocalDate }),
  AlternativeAccepted: plain.extend({ terms: Terms, price: Price }),
  LoanApproved: plain.extend({ approvedOn: LocalDate }),
  IssuanceConsentRequested: plain.extend({ opensAt: z.string(), lapsesAt: z.string() }),
  /** `edsHash`: SHA-256 of the electronic signature itself, kept in the people registry; `signature` is the offer it stands under. */
  IssuanceConsentGiven: plain.extend({ signature: Signature, edsHash: Hash.nullable().default(null) }),
  IssuanceConsentCancelled: plain,
  ConsentLapsed: plain,
  LoanRejected: plain.extend({ reason: z.string().max(64), lockedUntil: LocalDate.nullable() }),
  FraudRejected: plain.extend({ reason: z.string().max(64) }),
  ApplicationCancelled: plain,
  LoanAnnulled: plain.extend({ reason: z.string().max(64) }),

  PayoutRequested: plain.extend({ amount: Tiyn, method: PayoutMethod, attempt: z.int().min(1) }),
  PayoutPrepared: plain.extend({ provider: z.string().max(32), providerKey: z.string().max(64) }),
  PayoutSent: plain.extend({ provider: z.string().max(32), externalId: z.string().max(64) }),
  PayoutConfirmed: plain.extend({ externalId: z.string().max(64), operationDate: LocalDate }),
  PayoutFailed: plain.extend({ code: z.string().max(16), externalId: z.string().max(64).nullable() }),
  PayoutRecalled: plain.extend({ reason: z.string().max(64) }),

  LoanIssued: financial.extend({ issuedOn: LocalDate, amount: Tiyn, price: Price }),
  /** The new loan of a refinancing: principal comes from the old one through transit:refinancing (R22). */
  LoanIssuedByRefinancing: financial.extend({ issuedOn: LocalDate, amount: Tiyn, price: Price, oldLoanId: LoanId }),
  PaymentReceived: received.extend({
    paymentId: PaymentId,
    provider: z.string().max(32),
    externalId: z.string().max(64),
    /** What the loan did not need; it goes to the borrower's balance through transit. */
    surplus: Tiyn,
    paidOn: LocalDate,
  }),
  /** Money of the borrower's balance used for what is due; comes through transit:balance. */
  BalanceApplied: received.extend({ transferId: PaymentId, surplus: Tiyn, appliedOn: LocalDate }),
  /** Bonuses pay interest only (R15). */
  BonusSpent: received.extend({ transferId: PaymentId, spentOn: LocalDate }),
  /** The provider took money back: the books as if it had never come, by the difference (R5, R16). */
  PaymentReversed: financial.extend({
    paymentId: PaymentId,
    amount: Tiyn,
    reason: z.string().max(64),
    reversedOn: LocalDate,
    surplus: Tiyn,
    reallocated: z.array(reallocation),
    /** Only a part was taken back: what is left is the next PaymentReceived, for the same day (docs/decisions/0022). */
    rest: z.object({ paymentId: PaymentId, amount: Tiyn }).nullable().default(null),
  }),
  /**
   * A payment arrived for a day before what is already written down: the difference between the books as they were and the
   * facts folded by the day they count from (R5). `surplus` is the change of what went to the balance.
   */
  BackdatingAdjusted: financial.extend({
    paymentId: PaymentId,
    surplus: Tiyn,
    reallocated: z.array(reallocation),
  }),
  PrepaymentRequested: plain.extend({
    kind: z.enum(['FULL', 'PARTIAL']),
    /** PARTIAL only: what the principal repaid ahead changes. */
    mode: z.enum(PREPAYMENT_MODES).nullable().default(null),
    amount: Tiyn,
    requestedOn: LocalDate,
    payBy: LocalDate,
    nextActionDate: LocalDate.nullable(),
  }),
  PrepaymentSigned: plain.extend({ signature: Signature }),
  PrepaymentAnnulled: plain.extend({ nextActionDate: LocalDate.nullable() }),
  GraceDayGranted: financial.extend({ until: LocalDate }),
  GraceGranted: financial.extend({ until: LocalDate, grantedOn: LocalDate }),
  GraceExpired: financial.extend({ overdueSince: LocalDate, overdueAmount: Tiyn }),
  LoanFellOverdue: financial.extend({ overdueSince: LocalDate, overdueAmount: Tiyn }),
  /** The entitlement to the entry penalty, without postings of its own (R11). */
  EntryPenaltyCharged: financial.extend({ entitlement: Tiyn }),
  OverdueCured: financial,
  CalculationStopped: financial,
  NoticeIssued: plain.extend({
    notice: z.enum(DOCUMENT_TYPES),
    overdueSince: LocalDate,
    /** The overdue day on which it is owed: 1, 18, 60; the same however late the closing runs. */
    overdueDays: z.int(),
    nextActionDate: LocalDate.nullable(),
    /** Notices of a cession name who the claim goes to. */
    buyer: z.string().max(64).nullable().default(null),
  }),
  PenaltyWaived: financial.extend({ amount: Tiyn, reason: z.string().max(64) }),
  WrittenOff: financial.extend({ amount: Tiyn, reason: z.string().max(64) }),

  ProlongationRequested: asked.extend({ days: z.int().min(1) }),
  /** `payToday`: interest to date and penalty, to be paid by the end of the day (R13). `price` is that of the new part. */
  ProlongationOffered: plain.extend({ price: Price, payToday: Tiyn, documentHash: Hash }),
  ProlongationOfferSigned: plain.extend({ signature: Signature }),
  LoanProlonged: financial.extend({ price: Price, prolongedOn: LocalDate }),
  ProlongationAnnulled: plain.extend({ reason: AnnulmentReason }),
  RefinancingRequested: asked.extend({ terms: Terms, newLoanId: LoanId, offerNumber: z.string().max(32) }),
  RefinancingOffered: plain.extend({ price: Price, payToday: Tiyn, documentHash: Hash }),
  RefinancingOfferSigned: plain.extend({ signature: Signature }),
  LoanRefinanced: financial.extend({ newLoanId: LoanId, refinancedOn: LocalDate, price: Price }),
  RefinancingAnnulled: plain.extend({ reason: AnnulmentReason }),
  /** `capitalised` and `waived` are what the plan will do with interest, premiums and penalty if the first payment is made today. */
  RestructuringRequested: asked.extend({
    months: z.int().min(2).max(6),
    firstPayment: Tiyn,
    court: z.boolean(),
    /** The day of the court's decision, where the office offers the restructuring after one. */
    courtDecidedOn: LocalDate.nullable().default(null),
    /** The last day of an offer after a court: until it is signed the same fact says it anew each day, with the figures of that day. */
    standsUntil: LocalDate.nullable().default(null),
    price: Price,
    capitalised: Tiyn,
    waived: Tiyn,
  }),
  RestructuringOfferSigned: plain.extend({ signature: Signature }),
  LoanRestructured: financial.extend({
    price: Price,
    restructuredOn: LocalDate,
    capitalised: Tiyn,
    waived: Tiyn,
    /** What the waiver was given for: taken back, it ends the waiver (docs/decisions/0031). Null: the waiver stands whatever happens. */
    firstPayment: Tiyn.nullable().default(null),
  }),
  RestructuringAnnulled: plain.extend({ reason: AnnulmentReason }),
  RestructuringDefaulted: financial.extend({ overdueSince: LocalDate, overdueAmount: Tiyn }),
  CessionAgreed: plain.extend({ buyer: z.string().max(64), price: Tiyn, agreedOn: LocalDate, payBy: LocalDate }),
  LoanCeded: financial.extend({ buyer: z.string().max(64), price: Tiyn, cededOn: LocalDate }),
  CessionCancelled: plain,

  /** `surplus` repeats what the closing payment left over, for the certificate; it is posted there, not here. */
  LoanClosing: financial.extend({ surplus: Tiyn }),
  LoanClosed: plain.extend({ closedOn: LocalDate, loanId: LoanId, borrowerId: BorrowerId }),
} as const;

type Shapes = typeof shapes;
export type LoanEventType = keyof Shapes;
export type LoanEventOf<T extends LoanEventType> = { type: T; data: z.output<Shapes[T]> };
export type LoanEvent = { [T in LoanEventType]: LoanEventOf<T> }[LoanEventType];
export const LOAN_EVENTS: { readonly [T in LoanEventType]: { version: number; data: Shapes[T] } } = versions(shapes, {
  // Since own debts of a borrower are facts of a decision.
  ScoringRequested: 2,
  LoanDecided: 2,
  ...KEYED_HASH_IN_LOAN,
});

/** `raised`: the types whose shape has changed since they were first written. */
function versions<S extends Record<string, z.ZodType>>(
  all: S,
  raised: Readonly<Partial<Record<keyof S, number>>>,
): { readonly [T in keyof S]: { version: number; data: S[T] } } {
  const versionOf = (type: string): number => raised[type] ?? (TWO_PERSONS_SINCE as Record<string, number>)[type] ?? 1;
  return Object.fromEntries(Object.entries(all).map(([type, data]) => [type, { version: versionOf(type), data }])) as {
    readonly [T in keyof S]: { version: number; data: S[T] };
  };
}
