/** A borrower's loans, and what they say about lending to the borrower again. */

import { isTerminal } from '../../../schema/loan-status.ts';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { refusedAct } from '../../domain/act-guard.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { isOver, reversalDebtsOf, sinceItsEnd, withAfterEnd } from './after-end.ts';
import { type LoanView, type ReversalDebt, viewOf } from './loan-view.ts';
import { fromStreams, type LoanSource } from './loans.ts';

import { ownDebtRefusal } from './own-history.ts';

/** Applications a day (R94). */
export const APPLICATIONS_A_DAY = 3;

/** A borrower's loans, oldest first, and the reversal debts of their loans and balance. */
export type CreditHistory = { readonly loans: readonly LoanView[]; readonly reversals: readonly ReversalDebt[] };

export async function readCreditHistory({ loans, ledger }: LoanSource, borrowerId: BorrowerId): Promise<CreditHistory> {
  const [dossiers, reversals] = await Promise.all([loans.loansOf(borrowerId), reversalDebtsOf(ledger, borrowerId)]);
  return {
    loans: await Promise.all(dossiers.map((dossier) => withAfterEnd(ledger, viewOf(dossier), reversals))),
    reversals,
  };
}

/** From the streams: decisions about a borrower never depend on a read model that may lag. */
export const creditHistoryOf = (ledger: Ledger, borrowerId: BorrowerId): Promise<CreditHistory> =>
  readCreditHistory(fromStreams(ledger), borrowerId);

/** Each loan up to its end: what happened later is on other streams, which this does not read. */
export const readLoansUntilEnd = async ({ loans }: LoanSource, borrowerId: BorrowerId): Promise<readonly LoanView[]> =>
  (await loans.loansOf(borrowerId)).map(viewOf);

export async function readLoansOf(source: LoanSource, borrowerId: BorrowerId): Promise<readonly LoanView[]> {
  const loans = await readLoansUntilEnd(source, borrowerId);
  if (!loans.some(isOver)) return loans;
  const reversals = await reversalDebtsOf(source.ledger, borrowerId);
  return Promise.all(loans.map((loan) => withAfterEnd(source.ledger, loan, reversals)));
}

export const loansOf = (ledger: Ledger, borrowerId: BorrowerId): Promise<readonly LoanView[]> =>
  readLoansOf(fromStreams(ledger), borrowerId);

export const currentOf = (loans: readonly LoanView[]): LoanView | undefined =>
  loans.find((loan) => !isTerminal(loan.status));
export const readOpenLoan = async (source: LoanSource, borrowerId: BorrowerId): Promise<LoanView | undefined> =>
  currentOf(await readLoansUntilEnd(source, borrowerId));
export const readLastLoan = async (source: LoanSource, borrowerId: BorrowerId): Promise<LoanView | undefined> => {
  const last = lastOf(await readLoansUntilEnd(source, borrowerId));
  return last && sinceItsEnd(source.ledger, last);
};
export const lastOf = (loans: readonly LoanView[]): LoanView | undefined => loans.at(-1);
/** Paid in full: not written off, and no payment was reversed afterwards. */
const isRepaid = ({ status, writtenOff, reversals }: LoanView): boolean =>
  status === 'FINISHED' && writtenOff === null && reversals.length === 0;
export const repaidOf = (loans: readonly LoanView[]): readonly LoanView[] => loans.filter(isRepaid);
export const lastFinishedOf = (loans: readonly LoanView[]): LoanView | undefined => loans.findLast(isRepaid);
export const isRepeat = (loans: readonly LoanView[]): boolean => loans.some(isRepaid);

/**
 * Promo codes of loans that were disbursed, or are signed and under way. A loan that was never disbursed uses up no
 * code.
 */
export const usedPromoCodes = (loans: readonly LoanView[]): readonly string[] =>
  loans.flatMap(({ terms, issuedOn, signedOn, status }) =>
    terms.promoCode !== null && (issuedOn !== null || (signedOn !== null && !isTerminal(status)))
      ? [terms.promoCode]
      : [],
  );

/** `lockDays` null is for ever (a loan refused for fraud). */
export type Lock = { lockedUntil: LocalDate | null; lockDays: number | null };

export function lockOf(loans: readonly LoanView[], today: LocalDate): Lock | null {
  if (loans.some((loan) => loan.status === 'REJECTED_BY_FRAUD')) return { lockedUntil: null, lockDays: null };
  const until = loans
    .flatMap((loan) => loan.lockedUntil ?? [])
    .toSorted()
    .at(-1);
  return until && today < until ? { lockedUntil: until, lockDays: daysBetween(today, until) } : null;
}

/** Why no further application may be opened today; undefined means one may. */
export function refusalOf(history: CreditHistory, today: LocalDate) {
  const { loans } = history;
  const open = currentOf(loans);
  const lock = lockOf(loans, today);
  const unpaid = ownDebtRefusal(history)?.refusal;
  const owes = (code: RefusalCode) => unpaid?.code === code && (unpaid.facts ?? true);
  const appliedToday = loans.filter((loan) => loan.appliedOn === today).length;
  return refusedAct('apply', {
    openLoan: open ? { loanId: open.loanId } : false,
    lockedForEver: lock?.lockedUntil === null,
    reversalOwed: owes('OWN_REVERSAL_OWED'),
    ceded: owes('OWN_CEDED'),
    writtenOff: owes('OWN_WRITTEN_OFF'),
    locked: lock?.lockedUntil ? { date: lock.lockedUntil } : false,
    appliedEnough: appliedToday >= APPLICATIONS_A_DAY && { limit: `${APPLICATIONS_A_DAY}` },
  });
}
