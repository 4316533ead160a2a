/** Whether a borrower may be forgotten, and how long the law keeps the data (R157). Pure. */
import { isTerminal, type LoanStatus } from '../../../schema/loan-status.ts';
import { addMonths, type LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';

/**
 * Five years after the end of the last loan or application: the law on countering the legalization of criminal income,
 * article 11, and the rules for the documents of microcredits.
 */
export const KEPT_YEARS = 5;

export type ForgetBlocker = 'OPEN_LOAN' | 'BALANCE' | 'DEBT' | 'PAYMENT_PENDING';

export type ForgettingTerms = {
  /** What the borrower has to settle before the request; empty if nothing. */
  readonly blockers: readonly ForgetBlocker[];
  /** The last day on which the law keeps the data; null for somebody who never applied for a loan. */
  readonly keptUntil: LocalDate | null;
};

export type Obligations = {
  /** Loans and applications. */
  readonly loans: readonly { readonly status: LoanStatus; readonly lastEventOn: LocalDate }[];
  readonly balance: Tiyn;
  readonly refundOnItsWay: boolean;
  /** Reversed payments that the borrower owes. */
  readonly owes: boolean;
  readonly paymentPending: boolean;
};

export function forgettingTerms({
  loans,
  balance,
  refundOnItsWay,
  owes,
  paymentPending,
}: Obligations): ForgettingTerms {
  const blocking: Readonly<Record<ForgetBlocker, boolean>> = {
    OPEN_LOAN: loans.some(({ status }) => !isTerminal(status)),
    BALANCE: balance !== ZERO || refundOnItsWay,
    DEBT: owes,
    PAYMENT_PENDING: paymentPending,
  };
  const [last] = loans.map(({ lastEventOn }) => lastEventOn).toSorted((a, b) => (a < b ? 1 : -1));
  return {
    blockers: (Object.keys(blocking) as ForgetBlocker[]).filter((one) => blocking[one]),
    keptUntil: last ? addMonths(last, 12 * KEPT_YEARS) : null,
  };
}

/** A request is carried out on the first day on which nothing keeps the data. */
export const isForgettable = ({ blockers, keptUntil }: ForgettingTerms, today: LocalDate): boolean =>
  blockers.length === 0 && (keptUntil === null || today > keptUntil);
