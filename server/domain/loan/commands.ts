/**
 * What can be asked of a loan. Facts from outside (time, ids, prices' dates, reports) arrive here; a decision looks nothing up.
 * Every command on a live loan first advances the loan to `today` inside the same decision (R3).
 */
import type { Decision, ScoringFacts } from '../../../schema/events/decision.ts';
import type { Price, Terms } from '../../../schema/events/figures.ts';
import type { Requirements } from '../../../schema/events/loan/application.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import type { DocumentType } from '../../../schema/reference/documents.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';

type Signed = { documentType: DocumentType; documentHash: string };
type SignedConsent = { type: string; version: string; hash: string };

/** What the printed agreement says; refused with DOCUMENT_CHANGED where the loan says something else. */
export type ShownFigures = { readonly payToday: Tiyn; readonly total: Tiyn };

export type RefinancedLoan = {
  readonly oldLoanId: LoanId;
  readonly offerNumber: string;
  readonly terms: Terms;
  readonly price: Price;
};

/** `usedPromoCodes`: of the borrower's earlier loans; a code is good for one use. Absent is none. */
type Promo = { usedPromoCodes?: readonly string[] };

/** A command without its day: `today` comes with the call (LoanCommand). */
export type UndatedLoanCommand =
  | ({
      type: 'Apply';
      loanId: LoanId;
      borrowerId: BorrowerId;
      offerNumber: string;
      terms: Terms;
      repeat: boolean;
    } & Promo)
  | ({ type: 'ChangeApplication'; terms: Terms } & Promo)
  | { type: 'CancelApplication' }
  /** `documentHash` is what was shown; the decision refuses DOCUMENT_CHANGED if `quotedTotal` is not the price now. */
  | {
      type: 'SignOffer';
      signature: Signed;
      consents: readonly SignedConsent[];
      quotedTotal: Tiyn;
      requirements: Requirements;
    }
  | { type: 'UploadStatement'; statementHash: string; monthlyIncome: Tiyn; monthsWithIncome: number }
  | { type: 'RejectStatement'; reason: string }
  | { type: 'CancelStatementUpload' }
  | { type: 'ChoosePayoutMethod'; method: PayoutMethod; signature: Signed }
  | { type: 'PassBiometry'; vendor: 'V1' | 'V2' | 'V3'; reference: string }
  | { type: 'FailBiometry'; vendor: 'V1' | 'V2' | 'V3'; reason: string; triesLeft: number }
  | { type: 'CancelBiometryWait' }
  /** The separate yes or no to an insurance that was chosen with the offer (R8). */
  | { type: 'AnswerInsurance'; accepted: true; consents: readonly SignedConsent[] }
  | { type: 'AnswerInsurance'; accepted: false; documentHash: string }
  | { type: 'StartVerification' }
  | { type: 'RequestManualReview'; reasons: readonly string[] }
  | { type: 'TakeForReview'; verifierId: string }
  | { type: 'RequestRevision'; fields: readonly string[]; note: string }
  | { type: 'ReturnRevision' }
  | { type: 'RequestScoring'; facts: ScoringFacts }
  /** The engine's answer; the decider turns it into AGREED, WAITING_REJECT, REJECTED. AGREED is followed by LoanApproved or the consent wait in the same append. */
  | { type: 'RecordDecision'; decision: Decision; now: string }
  | { type: 'AcceptAlternative'; terms: Terms }
  /** The second consent of the cooling-off, by EDS; refused before `opensAt` (R23). */
  | { type: 'GiveIssuanceConsent'; signature: Signed; edsHash: string | null; now: string }
  | { type: 'CancelIssuanceConsent' }
  | { type: 'RejectByFraud'; reason: string }
  | { type: 'RequestPayout' }
  | { type: 'PreparePayout'; provider: string; providerKey: string }
  | { type: 'SendPayout'; provider: string; externalId: string }
  /** Money arrived: PayoutConfirmed and LoanIssued in one append; `today` is the provider's operation day. */
  | {
      type: 'ConfirmPayout';
      externalId: string;
      /** The hour of a fast issue passed before the decision: the loan is issued without its fee. */ fastIssueMissed?: boolean;
    }
  | { type: 'FailPayout'; code: string; externalId: string | null }
  | { type: 'RecallPayout'; reason: string }
  | {
      type: 'ReceivePayment';
      paymentId: PaymentId;
      provider: string;
      externalId: string;
      amount: Tiyn;
      paidOn: LocalDate;
    }
  /** Money of the borrower's balance, set aside for what is due; what is above it comes back as surplus. */
  | { type: 'ApplyBalance'; transferId: PaymentId; amount: Tiyn }
  /** Bonuses set aside for interest; what cannot be used is not taken. */
  | { type: 'SpendBonus'; transferId: PaymentId; amount: Tiyn }
  /** FULL: the amount is the quote's, whatever is sent. */
  | { type: 'RequestPrepayment'; kind: 'FULL' | 'PARTIAL'; amount: Tiyn; mode?: PrepaymentMode }
  | { type: 'SignPrepayment'; signature: Signed }
  /** Asked for, priced and shown, signed; the sum of the day completes it (R13, R25). The same three steps for refinancing. */
  | { type: 'RequestProlongation'; days: number }
  | { type: 'OfferProlongation'; documentHash: string; shown: ShownFigures }
  | { type: 'SignProlongation'; signature: Signed }
  | { type: 'RequestRefinancing'; terms: Terms; newLoanId: LoanId; offerNumber: string }
  | { type: 'OfferRefinancing'; documentHash: string; shown: ShownFigures }
  | { type: 'SignRefinancing'; signature: Signed }
  /** The first fact of the new loan, of what the old one says (R22). */
  | { type: 'IssueByRefinancing'; loanId: LoanId; borrowerId: BorrowerId; from: RefinancedLoan }
  /** `courtDecidedOn`: offered by the office after a decision of the court; null where the borrower asks himself. */
  | { type: 'RequestRestructuring'; months: number; courtDecidedOn: LocalDate | null }
  | { type: 'SignRestructuring'; signature: Signed }
  /** The borrower thinks better of a prolongation, refinancing or restructuring that is not completed. */
  | { type: 'WithdrawRequest' }
  /** The office: the oldest unpaid row may be paid until `until`. */
  | { type: 'GrantGrace'; until: LocalDate }
  /** `reason` is a short code; why, in words, is kept outside of events. */
  | { type: 'WaivePenalty'; amount: Tiyn; reason: string }
  | { type: 'WriteOff'; reason: string }
  /** The notice that goes ahead of a sale of the claim; then the sale, its completion or its end (R24). */
  | { type: 'IssueCessionNotice'; buyer: string }
  | { type: 'AgreeCession'; buyer: string; price: Tiyn; payBy: LocalDate }
  | { type: 'ConfirmCession' }
  | { type: 'CancelCession' }
  /** Money taken back: by the provider, or by the office where it was credited by mistake. */
  | {
      type: 'ReversePayment';
      paymentId: PaymentId;
      reversedOn: LocalDate;
      reason: string;
      /** Where only a part was taken back: what is left of it, counted anew for the same day under an id of its own. */
      rest?: Remainder | null;
    }
  | { type: 'CloseLoan' }
  /** The closing of the day: advance to `today`, nothing else. */
  | { type: 'CloseDay' };

export type LoanCommand = { readonly today: LocalDate } & UndatedLoanCommand;

export type Remainder = { paymentId: PaymentId; amount: Tiyn };

export type LoanCommandType = LoanCommand['type'];
export type CommandOf<T extends LoanCommandType> = Extract<LoanCommand, { type: T }>;
export type UndatedCommandOf<T extends LoanCommandType> = Extract<UndatedLoanCommand, { type: T }>;
