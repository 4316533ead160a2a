/** A loan as its own facts make it: one shape a stage, so that a field which cannot exist yet cannot be read. */
import type { Decision, ScoringFacts } from '../../../schema/events/decision.ts';
import type { Balances, Price, Terms } from '../../../schema/events/figures.ts';
import type { Requirements } from '../../../schema/events/loan/application.ts';
import type { AnnulmentReason } from '../../../schema/events/loan/base.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Contract } from '../money/contract.ts';
import type { Books } from '../money/postings.ts';

/** What is known of the application; it stays with the loan to its end. */
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
  /** As the offer was signed. */
  readonly signedPrice: Price | null;
  /** When the verifier, or the borrower for a revision, last got the application to act on; null before that. */
  readonly handedOn: LocalDate | null;
  /** SHA-256 of the offer as signed: the only paper that a second consent can be given to. */
  readonly offerHash: string | null;
  /** As told at signing; each later fact takes one off. Null before the signature. */
  readonly requirements: Requirements | null;
  readonly payoutMethod: PayoutMethod | null;
  readonly faceVerified: boolean;
  /** What the last bank statement says of the borrower's income. */
  readonly statement: { readonly monthlyIncome: Tiyn; readonly monthsWithIncome: number } | null;
  /** Hashes of every statement uploaded, so that none counts twice. */
  readonly statementHashes: readonly string[];
  readonly statementRejected: boolean;
  /** The separate yes; a no takes the insurance out of the terms instead. */
  readonly insuranceAccepted: boolean;
  /** What a declined insurance changed, for the agreement that says so. */
  readonly insuranceDeclined: { readonly premium: Tiyn; readonly totalBefore: Tiyn; readonly price: Price } | null;
  readonly reviewReasons: readonly string[];
  /** Who took the application for review. */
  readonly verifierId: string | null;
  /** What the borrower has to correct; empty once he has sent it back. */
  readonly revisionFields: readonly string[];
  readonly scoringFacts: ScoringFacts | null;
  readonly decision: Decision | null;
  readonly decidedOn: LocalDate | null;
  /** The borrower took the engine's other amount: its decision holds for the day it was made (R19). */
  readonly alternativeTaken: boolean;
  readonly consent: { readonly opensAt: Instant; readonly lapsesAt: Instant } | null;
  readonly approvedOn: LocalDate | null;
};

export type Payout = {
  readonly attempt: number;
  readonly provider: string | null;
  /** Under which the provider knows this attempt. */
  readonly key: string | null;
  readonly externalId: string | null;
  readonly operationDate: LocalDate | null;
  /** The provider's code of the failure; null once another attempt is under way. */
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

/** What a borrower or the office has asked for and what is still to be completed by `payBy`; `paid` is the money that came for it. */
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
      /** What becomes principal and what is forgiven if it is signed and paid. */
      readonly capitalised: Tiyn;
      readonly waived: Tiyn;
      readonly signed: boolean;
    }
  | { readonly kind: 'CESSION'; readonly buyer: string; readonly price: Tiyn }
);
export type AgreementKind = Exclude<PendingRequest['kind'], 'CESSION'>;

/** As shown in the agreement: the price of the new part, and what is to be paid the same day. */
export type AgreementOffer = { readonly price: Price; readonly payToday: Tiyn; readonly documentHash: string };

/** A request of the borrower that came to nothing: he refused the agreement, or its day passed. */
export type EndedRequest = {
  readonly kind: Exclude<PendingRequest['kind'], 'CESSION'>;
  readonly reason: AnnulmentReason;
  readonly requestedOn: LocalDate;
};

/** A refinancing moves principal only (R22). `offerNumber` of the other loan is known where the debt left. */
export type MovedDebt = {
  readonly loanId: LoanId;
  readonly offerNumber: string | null;
  readonly amount: Tiyn;
  readonly on: LocalDate;
};

export type Receipt = LoanEventOf<'PaymentReceived'> | LoanEventOf<'BalanceApplied'>;

/** What a back-dated payment is folded together with, by the day it counts from (R5). */
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

/** ACTIVE, PROLONGED or RESTRUCTURED: where a cured overdue returns to (R18). */
export type Base = 'ACTIVE' | 'PROLONGED' | 'RESTRUCTURED';

export type IssuedLoan = {
  readonly status: LoanStatus;
  readonly application: Application;
  readonly base: Base;
  /** The status before a request that waits; where its lapse leads back to. */
  readonly returnTo: LoanStatus | null;
  readonly request: PendingRequest | null;
  /** The agreement that ended with its day; money of that day told later still completes it. */
  readonly lapsed: PendingRequest | null;
  readonly endedRequest: EndedRequest | null;
  readonly prolongations: number;
  /** The schedule that a restructuring made, and what it did with what had been charged. */
  readonly restructured: {
    readonly on: LocalDate;
    readonly months: number;
    readonly capitalised: Tiyn;
    readonly waived: Tiyn;
  } | null;
  readonly issuedPrice: Price;
  readonly contract: Contract;
  readonly standing: Balances;
  /** The last notice sent in the present overdue: 1, 18, 60; 0 for none. */
  readonly noticedDay: number;
  readonly prepayment: Prepayment | null;
  readonly endedPrepayment: EndedPrepayment | null;
  /** The latest business day that any fact counts from. */
  readonly lastDay: LocalDate;
  readonly facts: readonly Fact[];
  /** Payments taken out of the facts; told again, they are still known. */
  readonly reversed: readonly PaymentId[];
  /** The notice that has to go ahead of a sale, and whom it named (R24). */
  readonly cessionNotice: { readonly on: LocalDate; readonly buyer: string } | null;
  /** The completed sale. `standing` is the debt that was sold: the books of the loan are empty from then on. */
  readonly ceded: {
    readonly buyer: string;
    readonly price: Tiyn;
    readonly agreedOn: LocalDate;
    readonly on: LocalDate;
    readonly standing: Balances;
  } | null;
  /** The debt that the lender gave up; a loan that ended so was not repaid. */
  readonly writtenOff: Tiyn | null;
  readonly movedTo: MovedDebt | null;
  readonly movedFrom: MovedDebt | null;
  readonly closedOn: LocalDate | null;
  /** What was posted at issue. */
  readonly opening: Books;
  readonly books: Books;
  /** What met the loan; money beyond it is in `surplus`. */
  readonly paid: Tiyn;
  /** Sent on to the borrower's balance so far. */
  readonly surplus: Tiyn;
  /** The payout that made it, so that a repeated confirmation is recognised. */
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
/** Paid to zero, certificate not yet made. */
export type ClosingLoan = { readonly stage: 'closing' } & IssuedLoan;
/** A terminal status; `life` where money had been lent. */
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
