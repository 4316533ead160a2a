/**
 * A borrower's loans, found through the slot stream. Every application claims the slot first, so the list is always
 * complete: decisions about a borrower never depend on a read model that may lag.
 */

import { loanStream, slotStream } from '../../../schema/events/streams.ts';
import { isTerminal } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { type Refused, refuse } from '../../domain/decider.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { reversalDebtsOf, withAfterEnd } from './after-end.ts';
import type { LoanView, ReversalDebt } from './loan-view.ts';
import { foldLoan } from './loans.ts';

import { ownDebtRefusal } from './own-history.ts';

/** Applications a day (R94). */
export const APPLICATIONS_A_DAY = 3;

/** A borrower's loans, oldest first, and the reversal debts of their loans and balance. */
export type CreditHistory = { readonly loans: readonly LoanView[]; readonly reversals: readonly ReversalDebt[] };

/** A claimed slot whose application was never written is not a loan. */
export async function creditHistoryOf(ledger: Ledger, borrowerId: BorrowerId): Promise<CreditHistory> {
  const [{ events }, reversals] = await Promise.all([
    ledger.readLatest(slotStream(borrowerId)),
    reversalDebtsOf(ledger, borrowerId),
  ]);
  const ids = events.flatMap((event) => (event.type === 'SlotClaimed' ? [event.data.loanId] : []));
  const loans = await Promise.all(
    [...new Set<LoanId>(ids)].map(async (id) => {
      const loan = foldLoan(id, (await ledger.readLatest(loanStream(id))).events);
      return loan && withAfterEnd(ledger, loan, reversals);
    }),
  );
  return { loans: loans.filter((loan) => loan !== undefined), reversals };
}

export const loansOf = async (ledger: Ledger, borrowerId: BorrowerId): Promise<readonly LoanView[]> =>
  (await creditHistoryOf(ledger, borrowerId)).loans;

export const currentOf = (loans: readonly LoanView[]): LoanView | undefined =>
  loans.find((loan) => !isTerminal(loan.status));
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
export function refusalOf(history: CreditHistory, today: LocalDate): Refused | undefined {
  const { loans } = history;
  const open = currentOf(loans);
  if (open) return refuse('LOAN_EXISTS', { facts: { loanId: open.loanId } });
  const lock = lockOf(loans, today);
  if (lock && lock.lockedUntil === null) return refuse('ACCOUNT_LOCKED_FOR_EVER');
  // Checked before the lock, because paying such a debt is the faster way to a loan.
  const unpaid = ownDebtRefusal(history);
  if (unpaid) return unpaid;
  if (lock?.lockedUntil) return refuse('ACCOUNT_LOCKED', { facts: { date: lock.lockedUntil } });
  const appliedToday = loans.filter((loan) => loan.appliedOn === today).length;
  if (appliedToday >= APPLICATIONS_A_DAY)
    return refuse('APPLICATION_LIMIT', { facts: { limit: `${APPLICATIONS_A_DAY}` } });
  return undefined;
}
