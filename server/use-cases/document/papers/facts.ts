/**
 * What a document says beyond the loan and the person. A capability hands its own member over (`DocumentDetails`), with the figures it
 * will act on: documents compute nothing. Amounts in tiyn.
 */
import type { Price, Terms } from '../../../../schema/events/figures.ts';
import type { DocumentType } from '../../../../schema/reference/documents.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../../schema/values/money.ts';
import type { NextPayment } from '../../../domain/money/quote.ts';
import type { Borrower, Locale } from '../../../ports/borrowers.ts';
import type { LoanView } from '../../loan/loan-view.ts';

/** `today` is the business day the document is made on, and says so. */
export type PaperFacts = { loan: LoanView; person: Borrower; locale: Locale; today: LocalDate };

export type OfferFacts = {
  person: Borrower;
  offerNumber: string;
  terms: Terms;
  price: Price;
  appliedOn: LocalDate;
};

export type Section = readonly [heading: string, text: string];

/** The price after the change, from the remaining principal and term; a whole `Price` fits. First page: effective rate, rate, overpayment. */
export type NewPrice = Pick<Price, 'gesvPpm' | 'rate' | 'overpayment' | 'total' | 'maturity' | 'rows'>;

export type ProlongationFacts = {
  price: NewPrice;
  days: number;
  /** Interest to date plus penalty; there is no fee (R13). */
  payToday: Tiyn;
  payBy: LocalDate;
};

/** The new loan that replaces this one; only principal moves (R22). */
export type RefinancingFacts = {
  terms: Pick<Terms, 'amount' | 'term'>;
  price: NewPrice;
  /** Of the old loan: interest to date plus penalty. */
  payToday: Tiyn;
  payBy: LocalDate;
};

export type RestructuringFacts = {
  price: NewPrice;
  months: number;
  firstPayment: Tiyn;
  /** What was charged and not paid: added to the principal, and forgiven. */
  capitalised: Tiyn;
  waived: Tiyn;
  payBy: LocalDate;
  /** RESTRUCTURING_COURT_OFFER: the day of the court's decision, which the title names, and its number where known. */
  court?: { decidedOn: LocalDate; number?: string };
};

export type PartialPrepaymentWay = 'SHORTER_TERM' | 'SMALLER_PAYMENT';
export type PartialPrepaymentFacts = {
  amount: Tiyn;
  payBy: LocalDate;
  way: PartialPrepaymentWay;
  /** PARTIAL_PREPAYMENT_ADD_AGREEMENT only. */
  price?: NewPrice;
};

/** A deferral granted by the office: interest yes, penalty no (R12). */
export type DeferralFacts = {
  grantedOn: LocalDate;
  until: LocalDate;
  /** The payment put off: the sum of its own day and of the last day of the deferral (`nextPayment` of the domain). */
  next: NextPayment;
};

/** The money as it went out, against what was agreed last before it: the signed offer, or the agreement without insurance. */
export type IssueFacts = { agreed: Price; issued: Price };

export type CessionFacts = {
  /** As in CessionAgreed and LoanCeded. */
  buyer: string;
  agreedOn: LocalDate;
  /** NOTIFICATION_AFTER_CESSION only: the day the claim went over. */
  cededOn?: LocalDate;
  /** Where to pay from then on (account, phone), in words, where the buyer named it. */
  payTo?: string;
};

/** One member per family. A document whose member is missing is refused with NOT_ALLOWED_NOW. */
export type DocumentDetails = {
  /** `label` masks the method; `methodHash` binds it (PayoutMethodChosen). */
  payout?: { label: string; methodHash: string };
  prolongation?: ProlongationFacts;
  refinancing?: RefinancingFacts;
  restructuring?: RestructuringFacts;
  partialPrepayment?: PartialPrepaymentFacts;
  deferral?: DeferralFacts;
  /** ADDITIONAL_AGREEMENT of an issue; without it, of a declined insurance. */
  issue?: IssueFacts;
  /** Where absent, the loan's own facts are asked (LoanView.cession). */
  cession?: CessionFacts;
};

export type RestructuringType = Extract<DocumentType, `RESTRUCTURING_${string}`>;
export type CessionType = 'NOTIFICATION_BEFORE_CESSION' | 'NOTIFICATION_AFTER_CESSION';
export type OverdueType = 'CLAIM' | 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY' | 'PRE_TRIAL_NOTIFICATION';
