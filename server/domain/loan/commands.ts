/**
 * The commands of a loan. Facts from outside (time, ids, reports) arrive with the command; a decision looks nothing up.
 * Every command first advances the loan to `today` (R3).
 */
import type { Decision, ScoringFacts } from '../../../schema/events/decision.ts';
import type { Price, Terms } from '../../../schema/events/figures.ts';
import type { Requirements } from '../../../schema/events/loan/application.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import type { Arrival } from '../../../schema/reference/arrivals.ts';
import type { Region } from '../../../schema/reference/dictionaries.ts';
import type { DisputeReason } from '../../../schema/reference/dispute.ts';
import type { DocumentType } from '../../../schema/reference/documents.ts';
import type { EvidenceKind, EvidenceReason, EvidenceSlot } from '../../../schema/reference/evidence.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';

type Signed = { documentType: DocumentType; documentHash: string };
type SignedConsent = { type: string; version: string; hash: string };

/** Agreements that are offered with a printed document, and share the steps of agreement.ts. */
export type OfferedKind = 'PROLONGATION' | 'REFINANCING';

/** What the printed agreement says; DOCUMENT_CHANGED where the loan now says something else. */
export type ShownFigures = { readonly payToday: Tiyn; readonly total: Tiyn };

export type RefinancedLoan = {
  readonly oldLoanId: LoanId;
  readonly offerNumber: string;
  readonly terms: Terms;
  readonly price: Price;
};

/** `usedPromoCodes`: codes of the borrower's earlier loans; each may be used once. */
type Promo = { usedPromoCodes?: readonly string[] };

/** A command without its day; `today` comes with the call (LoanCommand). */
export type UndatedLoanCommand =
  | ({
      type: 'Apply';
      loanId: LoanId;
      borrowerId: BorrowerId;
      offerNumber: string;
      terms: Terms;
      repeat: boolean;
      arrival?: Arrival | null;
      region?: Region | null;
    } & Promo)
  | ({ type: 'ChangeApplication'; terms: Terms } & Promo)
  | { type: 'CancelApplication' }
  /** Refuses DOCUMENT_CHANGED where `quotedTotal` is no longer the price. */
  | {
      type: 'SignOffer';
      signature: Signed;
      consents: readonly SignedConsent[];
      quotedTotal: Tiyn;
      requirements: Requirements;
      edsHash?: string;
    }
  | {
      type: 'UploadStatement';
      statementHash: string;
      monthlyIncome: Tiyn;
      monthsWithIncome: number;
      averages?: { months3: Tiyn; months6: Tiyn; months12: Tiyn | null };
    }
  | { type: 'RejectStatement'; reason: string }
  | { type: 'CancelStatementUpload' }
  | { type: 'ChoosePayoutMethod'; method: PayoutMethod; signature: Signed }
  | { type: 'PassBiometry'; vendor: 'V1' | 'V2' | 'V3'; reference: string }
  | { type: 'FailBiometry'; vendor: 'V1' | 'V2' | 'V3'; reason: string; triesLeft: number }
  | { type: 'CancelBiometryWait' }
  /** The separate answer to an insurance chosen with the offer (R8). */
  | { type: 'AnswerInsurance'; accepted: true; consents: readonly SignedConsent[] }
  | { type: 'AnswerInsurance'; accepted: false; documentHash: string }
  | { type: 'StartVerification' }
  | { type: 'RequestManualReview'; reasons: readonly string[] }
  /** `takenFrom`: the verifier from whom a taken application is handed on. */
  | { type: 'TakeForReview'; verifierId: string; takenFrom?: string }
  | { type: 'RequestRevision'; fields: readonly string[]; note: string }
  | { type: 'ReturnRevision' }
  | { type: 'RequestEvidence'; kinds: readonly EvidenceKind[]; reason: EvidenceReason; by: 'ENGINE' | 'VERIFIER' }
  | { type: 'SendEvidence'; kind: EvidenceKind; files: readonly { slot: EvidenceSlot; hash: string }[] }
  | { type: 'AcceptEvidence'; kind: EvidenceKind; verifierId: string }
  | { type: 'RequestScoring'; facts: ScoringFacts }
  /** The engine's decision. AGREED is followed by LoanApproved or the wait for consent in the same append. */
  | { type: 'RecordDecision'; decision: Decision; now: string }
  | { type: 'AcceptAlternative'; terms: Terms }
  /** The second consent after the cooling-off, by EDS; refused before `opensAt` (R23). */
  | { type: 'GiveIssuanceConsent'; signature: Signed; edsHash: string | null; now: string }
  | { type: 'CancelIssuanceConsent' }
  | { type: 'RejectByFraud'; reason: string }
  | { type: 'RequestPayout' }
  | { type: 'PreparePayout'; provider: string; providerKey: string }
  | { type: 'SendPayout'; provider: string; externalId: string }
  /** Appends PayoutConfirmed and LoanIssued together; `today` is the provider's operation day. */
  | {
      type: 'ConfirmPayout';
      externalId: string;
      /** The fast issue missed its hour: the loan is issued without its fee. */ fastIssueMissed?: boolean;
    }
  | { type: 'FailPayout'; code: string; externalId: string | null }
  | { type: 'RecallPayout'; reason: string }
  /** After the issue: the bank brought the money back. */
  | { type: 'ReturnPayout'; externalId: string; code: string; returnedOn: LocalDate }
  | {
      type: 'ReceivePayment';
      paymentId: PaymentId;
      provider: string;
      externalId: string;
      amount: Tiyn;
      paidOn: LocalDate;
    }
  /** Money set aside on the borrower's balance; what is not due comes back as surplus. */
  | { type: 'ApplyBalance'; transferId: PaymentId; amount: Tiyn }
  /** Bonuses set aside for interest; what cannot be used is not taken. */
  | { type: 'SpendBonus'; transferId: PaymentId; amount: Tiyn }
  /** FULL takes the amount of the quote, whatever is sent. */
  | { type: 'RequestPrepayment'; kind: 'FULL' | 'PARTIAL'; amount: Tiyn; mode?: PrepaymentMode }
  | { type: 'SignPrepayment'; signature: Signed }
  /** Request, offer, signature, then the amount due at signing completes it (R13, R25). */
  | { type: 'RequestProlongation'; days: number }
  | { type: 'RequestRefinancing'; terms: Terms; newLoanId: LoanId; offerNumber: string }
  | { type: 'OfferAgreement'; kind: OfferedKind; documentHash: string; shown: ShownFigures }
  | { type: 'SignAgreement'; kind: OfferedKind; signature: Signed }
  /** The first event of the new loan, from what the old one says (R22). */
  | { type: 'IssueByRefinancing'; loanId: LoanId; borrowerId: BorrowerId; from: RefinancedLoan }
  /** `courtDecidedOn`: the office offers it after a court decision; null where the borrower requests it. */
  | { type: 'RequestRestructuring'; months: number; courtDecidedOn: LocalDate | null }
  | { type: 'SignRestructuring'; signature: Signed }
  /** Withdraws a prolongation, refinancing or restructuring that is not completed. */
  | { type: 'WithdrawRequest' }
  /** The office lets the oldest unpaid instalment be paid until `until`. */
  | { type: 'GrantGrace'; until: LocalDate }
  /** `reason` is a short code; the explanation is kept outside of events. */
  | { type: 'WaivePenalty'; amount: Tiyn; reason: string }
  | { type: 'WriteOff'; reason: string }
  /** The borrower did not take the loan; the office decides (R190). */
  | { type: 'DisputeLoan'; reason: DisputeReason }
  | { type: 'UpholdDispute' }
  | { type: 'DismissDispute' }
  /** The notice before a sale of the claim; then the sale, its confirmation or its cancellation (R24). */
  | { type: 'IssueCessionNotice'; buyer: string }
  | { type: 'AgreeCession'; buyer: string; price: Tiyn; payBy: LocalDate }
  | { type: 'ConfirmCession' }
  | { type: 'CancelCession' }
  /** Reversed by the provider, or by the office where it was credited by mistake. */
  | {
      type: 'ReversePayment';
      paymentId: PaymentId;
      reversedOn: LocalDate;
      reason: string;
      /** Of a partial reversal: the part that stays paid, received for the same day under a new id. */
      rest?: Remainder | null;
    }
  | { type: 'CloseLoan' }
  /** The end of day: advances to `today`, nothing else. */
  | { type: 'CloseDay' };

export type LoanCommand = { readonly today: LocalDate } & UndatedLoanCommand;

export type Remainder = { paymentId: PaymentId; amount: Tiyn };

export type LoanCommandType = LoanCommand['type'];
export type CommandOf<T extends LoanCommandType> = Extract<LoanCommand, { type: T }>;
export type UndatedCommandOf<T extends LoanCommandType> = Extract<UndatedLoanCommand, { type: T }>;
