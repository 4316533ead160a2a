/** A loan's state, one type for each stage, so that a field which does not exist yet cannot be read. */
import type { Decision, ScoringFacts } from '../../../schema/events/decision.ts';
import type { Balances, Price, Terms } from '../../../schema/events/figures.ts';
import type { Requirements } from '../../../schema/events/loan/application.ts';
import type { AnnulmentReason } from '../../../schema/events/loan/base.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { DisputeReason } from '../../../schema/reference/dispute.ts';
import type { EvidenceKind, EvidenceReason, EvidenceSlot } from '../../../schema/reference/evidence.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Contract } from '../money/contract.ts';
import type { Books } from '../money/postings.ts';

/** The application; it stays with the loan to its end. */
export type Application = {
  readonly loanId: LoanId;
  readonly borrowerId: BorrowerId;
  readonly offerNumber: string;
  readonly terms: Terms;
  /** As agreed last: in the application, at issue, or by a prolongation or restructuring. */
  readonly price: Price;
  readonly repeat: boolean;
  readonly appliedOn: LocalDate;
  readonly signedOn: LocalDate | null;
  readonly signedPrice: Price | null;
  /** When the verifier, or for a revision the borrower, last received the application. */
  readonly handedOn: LocalDate | null;
  /** SHA-256 of the signed offer: the only document that a second consent can refer to. */
  readonly offerHash: string | null;
  /** As found at signing; each later event meets one. Null before the signature. */
  readonly requirements: Requirements | null;
  readonly payoutMethod: PayoutMethod | null;
  readonly faceVerified: boolean;
  readonly statement: { readonly monthlyIncome: Tiyn; readonly monthsWithIncome: number } | null;
  /** A statement may be used once. */
  readonly statementHashes: readonly string[];
  readonly statementRejected: boolean;
  /** The borrower's separate yes. A no removes the insurance from the terms instead. */
  readonly insuranceAccepted: boolean;
  /** What declining the insurance changed, for the supplementary agreement. */
  readonly insuranceDeclined: { readonly premium: Tiyn; readonly totalBefore: Tiyn; readonly price: Price } | null;
  readonly reviewReasons: readonly string[];
  readonly verifierId: string | null;
  /** Fields that the borrower has to correct; empty once he has sent them. */
  readonly revisionFields: readonly string[];
  /** Photos and video that the verification requested, at most one of a kind (R240). */
  readonly evidence: readonly Evidence[];
  readonly scoringFacts: ScoringFacts | null;
  readonly decision: Decision | null;
  readonly decidedOn: LocalDate | null;
  /** The borrower accepted the engine's smaller amount; its decision holds for that day (R19). */
  readonly alternativeTaken: boolean;
  readonly consent: { readonly opensAt: Instant; readonly lapsesAt: Instant } | null;
  readonly approvedOn: LocalDate | null;
};

export type Evidence = {
  readonly kind: EvidenceKind;
  readonly reason: EvidenceReason;
  readonly state: 'REQUESTED' | 'SENT' | 'ACCEPTED';
  readonly files: readonly { readonly slot: EvidenceSlot; readonly hash: string }[];
};

export type Payout = {
  readonly attempt: number;
  readonly provider: string | null;
  /** The provider's key of this attempt. */
  readonly key: string | null;
  readonly externalId: string | null;
  readonly operationDate: LocalDate | null;
  /** The provider's code of the failure; null once another attempt has started. */
  readonly failure: string | null;
};

export type Prepayment = {
  readonly kind: 'FULL' | 'PARTIAL';
  readonly mode: PrepaymentMode | null;
  readonly amount: Tiyn;
  readonly requestedOn: LocalDate;
  readonly payBy: LocalDate;
  readonly signed: boolean;
};
export type EndedPrepayment = Prepayment & { readonly outcome: 'PAID' | 'ANNULLED' };

/** A request that has to be completed by `payBy`; `paid` is the money received for it. */
export type PendingRequest = { readonly requestedOn: LocalDate; readonly payBy: LocalDate; readonly paid: Tiyn } & (
  | {
      readonly kind: 'PROLONGATION';
      readonly days: number;
      readonly offer: AgreementOffer | null;
      readonly signed: boolean;
    }
  | {
      readonly kind: 'REFINANCING';
      readonly terms: Terms;
      readonly newLoanId: LoanId;
      readonly offerNumber: string;
      readonly offer: AgreementOffer | null;
      readonly signed: boolean;
    }
  | {
      readonly kind: 'RESTRUCTURING';
      readonly months: number;
      readonly courtDecidedOn: LocalDate | null;
      readonly standsUntil: LocalDate | null;
      readonly firstPayment: Tiyn;
      readonly price: Price;
      /** What becomes principal and what is waived once it is signed and paid. */
      readonly capitalised: Tiyn;
      readonly waived: Tiyn;
      readonly signed: boolean;
    }
  | { readonly kind: 'CESSION'; readonly buyer: string; readonly price: Tiyn }
);
export type AgreementKind = Exclude<PendingRequest['kind'], 'CESSION'>;

/** As printed in the agreement: the price of the new part, and the amount due at signing. */
export type AgreementOffer = { readonly price: Price; readonly payToday: Tiyn; readonly documentHash: string };

/** A request that the borrower withdrew or that lapsed. */
export type EndedRequest = {
  readonly kind: Exclude<PendingRequest['kind'], 'CESSION'>;
  readonly reason: AnnulmentReason;
  readonly requestedOn: LocalDate;
};

/** A refinancing moves principal only (R22). `offerNumber` is known where the debt came from. */
export type MovedDebt = {
  readonly loanId: LoanId;
  readonly offerNumber: string | null;
  readonly amount: Tiyn;
  readonly on: LocalDate;
};

export type Receipt = LoanEventOf<'PaymentReceived'> | LoanEventOf<'BalanceApplied'>;

/** What a replay applies, by the business day from which each event counts (R5). */
export type Fact = {
  readonly on: LocalDate;
  readonly event:
    | Receipt
    | LoanEventOf<'BonusSpent'>
    | LoanEventOf<'PrepaymentRequested'>
    | LoanEventOf<'PrepaymentSigned'>
    | LoanEventOf<'LoanProlonged'>
    | LoanEventOf<'LoanRestructured'>
    | LoanEventOf<'GraceGranted'>
    | LoanEventOf<'PenaltyWaived'>;
};

/** The borrower says that he did not take the loan (R190). */
export type Dispute = {
  readonly on: LocalDate;
  readonly reason: DisputeReason;
  readonly state: 'OPEN' | 'DISMISSED' | 'UPHELD';
  readonly decidedOn: LocalDate | null;
};

/** The status to which a cured overdue returns (R18). */
export type Base = 'ACTIVE' | 'PROLONGED' | 'RESTRUCTURED';

export type IssuedLoan = {
  readonly status: LoanStatus;
  readonly application: Application;
  readonly base: Base;
  /** The status before an open request; a lapse returns to it. */
  readonly returnTo: LoanStatus | null;
  readonly request: PendingRequest | null;
  /** The request that lapsed; a backdated payment for its day still completes it. */
  readonly lapsed: PendingRequest | null;
  readonly endedRequest: EndedRequest | null;
  readonly prolongations: number;
  /** The schedule of a restructuring, and what became of the charges. */
  readonly restructured: {
    readonly on: LocalDate;
    readonly months: number;
    readonly capitalised: Tiyn;
    readonly waived: Tiyn;
  } | null;
  readonly issuedPrice: Price;
  readonly contract: Contract;
  readonly standing: Balances;
  /** The last notice of the present overdue: 1, 18 or 60; 0 for none. */
  readonly noticedDay: number;
  readonly prepayment: Prepayment | null;
  readonly endedPrepayment: EndedPrepayment | null;
  /** The latest business day from which any event counts. */
  readonly lastDay: LocalDate;
  readonly facts: readonly Fact[];
  /** Reversed payments: a repeated notice of one must still be recognised. */
  readonly reversed: readonly PaymentId[];
  /** The notice before a sale, and the buyer it named (R24). */
  readonly cessionNotice: { readonly on: LocalDate; readonly buyer: string } | null;
  /** The completed sale. `standing` is the debt sold; the loan's books are empty from then on. */
  readonly ceded: {
    readonly buyer: string;
    readonly price: Tiyn;
    readonly agreedOn: LocalDate;
    readonly on: LocalDate;
    readonly standing: Balances;
  } | null;
  /** The debt written off; such a loan was not repaid. */
  readonly writtenOff: Tiyn | null;
  readonly dispute: Dispute | null;
  readonly movedTo: MovedDebt | null;
  readonly movedFrom: MovedDebt | null;
  readonly closedOn: LocalDate | null;
  /** The postings of the issue. */
  readonly opening: Books;
  readonly books: Books;
  /** What was allocated to the loan; the remainder is in `surplus`. */
  readonly paid: Tiyn;
  /** Sent to the borrower's balance so far. */
  readonly surplus: Tiyn;
  /** The payout of the issue, so that a repeated confirmation is recognised. */
  readonly payout: Payout | null;
};

export type NoLoan = { readonly stage: 'none'; readonly status: null };
export type LoanInApplication = {
  readonly stage: 'application';
  readonly status: LoanStatus;
  readonly application: Application;
};
export type LoanInPayout = {
  readonly stage: 'payout';
  readonly status: LoanStatus;
  readonly application: Application;
  readonly payout: Payout | null;
};
export type RunningLoan = { readonly stage: 'running' } & IssuedLoan;
/** Paid to zero; the certificate is not made yet. */
export type ClosingLoan = { readonly stage: 'closing' } & IssuedLoan;
/** `issued` is null where no money was lent. */
export type EndedLoan = {
  readonly stage: 'ended';
  readonly status: LoanStatus;
  readonly application: Application;
  readonly issued: IssuedLoan | null;
  readonly payout: Payout | null;
  readonly lockedUntil: LocalDate | null;
};

export type LoanState = NoLoan | LoanInApplication | LoanInPayout | RunningLoan | ClosingLoan | EndedLoan;

export const initial: LoanState = { stage: 'none', status: null };
