/**
 * Facts of a document beyond the loan and the person, in tiyn. Each room supplies its own part (`DocumentDetails`) with
 * the figures it will act on; documents compute nothing.
 */
import type { Price, Terms } from '../../../../schema/events/figures.ts';
import type { DocumentType } from '../../../../schema/reference/documents.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../../schema/values/money.ts';
import type { LoanPayment } from '../../../domain/loan/history-payments.ts';
import type { NextPayment } from '../../../domain/money/quote.ts';
import type { Borrower, Locale } from '../../../ports/borrowers.ts';
import type { LoanView } from '../../loan/loan-view.ts';
import type { Lender } from './lender.ts';

/** `today` is the business day on which the document is made; the document shows it. */
export type PaperFacts = { loan: LoanView; person: Borrower; lender: Lender; locale: Locale; today: LocalDate };

export type OfferFacts = {
  person: Borrower;
  lender: Lender;
  offerNumber: string;
  terms: Terms;
  price: Price;
  appliedOn: LocalDate;
};

export type Section = readonly [heading: string, text: string];

/**
 * The price after the change, from the remaining principal and term. The first page shows effective rate, rate and
 * overpayment. A whole `Price` fits.
 */
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
  /** For the old loan: interest to date plus penalty. */
  payToday: Tiyn;
  payBy: LocalDate;
};

export type RestructuringFacts = {
  price: NewPrice;
  months: number;
  firstPayment: Tiyn;
  /** Charged and unpaid: `capitalised` is added to the principal, `waived` is given up. */
  capitalised: Tiyn;
  waived: Tiyn;
  payBy: LocalDate;
  /** RESTRUCTURING_COURT_OFFER: the day of the court decision, which the title names, and its number if known. */
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

/** A deferral by the office: interest runs, penalty does not (R12). */
export type DeferralFacts = {
  grantedOn: LocalDate;
  until: LocalDate;
  /** The deferred payment: its sum on its own day and on the last day of the deferral. */
  next: NextPayment;
};

/** The schedule as disbursed, beside the one agreed last: the signed offer, or the agreement without insurance. */
export type IssueFacts = { agreed: Price; issued: Price };

export type CessionFacts = {
  /** As in CessionAgreed and LoanCeded. */
  buyer: string;
  agreedOn: LocalDate;
  /** NOTIFICATION_AFTER_CESSION only: the day on which the debt passed to the buyer. */
  cededOn?: LocalDate;
  /** Where to pay after the assignment (account, phone), in words, if the buyer named it. */
  payTo?: string;
};

/** `card`: masked, where a saved card was charged. `closed`: this payment closed the loan. */
export type ReceiptFacts = { payment: LoanPayment; card: string | null; closed: boolean };

/** One member per family of documents. A document without its member is refused with NOT_ALLOWED_NOW. */
export type DocumentDetails = {
  /** `label` is the method in full; `methodHash` binds the exact one (PayoutMethodChosen). */
  payout?: { label: string; methodHash: string };
  prolongation?: ProlongationFacts;
  refinancing?: RefinancingFacts;
  restructuring?: RestructuringFacts;
  partialPrepayment?: PartialPrepaymentFacts;
  deferral?: DeferralFacts;
  /** The ADDITIONAL_AGREEMENT of a disbursement; without this member it is that of a declined insurance. */
  issue?: IssueFacts;
  receipt?: ReceiptFacts;
  /** If absent, the loan's own assignment is used (LoanView.cession). */
  cession?: CessionFacts;
};

export type RestructuringType = Extract<DocumentType, `RESTRUCTURING_${string}`>;
export type CessionType = 'NOTIFICATION_BEFORE_CESSION' | 'NOTIFICATION_AFTER_CESSION';
export type OverdueType = 'CLAIM' | 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY' | 'PRE_TRIAL_NOTIFICATION';
