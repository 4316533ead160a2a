/**
 * A borrower's loans, found through the slot stream: every application claims the slot first, so the list is complete the moment it is written.
 * No read model stands between a borrower and a decision about him.
 */
import { isTerminal } from '../../schema/loan-status.ts';
import { type BorrowerId, type LoanId, slotStream } from '../../schema/values/ids.ts';
import { daysBetween, type LocalDate } from '../../schema/values/local-date.ts';
import type { Refusal } from '../domain/decider.ts';
import type { Ledger } from '../ports/ledger.ts';
import { type LoanView, loadLoan } from './loan-view.ts';

/** Applications a day (decision 27; specification 8, "Daily application limit"). */
export const APPLICATIONS_A_DAY = 3;

/** Oldest first. A claim whose application was never written is not a loan. */
export async function loansOf(ledger: Ledger, borrowerId: BorrowerId): Promise<readonly LoanView[]> {
  const { events } = await ledger.readLatest(slotStream(borrowerId));
  const ids = events.flatMap((event) => (event.type === 'SlotClaimed' ? [event.data.loanId] : []));
  const views = await Promise.all([...new Set<LoanId>(ids)].map((id) => loadLoan(ledger, id)));
  return views.filter((view) => view !== undefined);
}

export const currentOf = (loans: readonly LoanView[]): LoanView | undefined =>
  loans.find((loan) => !isTerminal(loan.status));
export const lastOf = (loans: readonly LoanView[]): LoanView | undefined => loans.at(-1);
/** Finished, and not because the lender gave the debt up (record 25). */
const isRepaid = ({ status, writtenOff }: LoanView): boolean => status === 'FINISHED' && writtenOff === null;
export const repaidOf = (loans: readonly LoanView[]): readonly LoanView[] => loans.filter(isRepaid);
export const lastFinishedOf = (loans: readonly LoanView[]): LoanView | undefined => loans.findLast(isRepaid);
export const isRepeat = (loans: readonly LoanView[]): boolean => loans.some(isRepaid);

/** Codes of loans that were given, or are signed and under way: a loan that never came about used nothing. */
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

/** Why no further application may be opened today; undefined is a yes. */
export function refusalOf(loans: readonly LoanView[], today: LocalDate): Refusal | undefined {
  const open = currentOf(loans);
  if (open) return { code: 'LOAN_EXISTS', facts: { loanId: open.loanId } };
  const lock = lockOf(loans, today);
  if (lock && lock.lockedUntil === null) return { code: 'ACCOUNT_LOCKED_FOR_EVER' };
  if (lock?.lockedUntil) return { code: 'ACCOUNT_LOCKED', facts: { date: lock.lockedUntil } };
  const asked = loans.filter((loan) => loan.appliedOn === today).length;
  if (asked >= APPLICATIONS_A_DAY) return { code: 'APPLICATION_LIMIT', facts: { limit: `${APPLICATIONS_A_DAY}` } };
  return undefined;
}
