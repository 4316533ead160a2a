/**
 * What happens to a loan after its end, from other streams: a reversed payment is owed on the borrower's account
 * (D0028), and money for a debt that was written off or sold has a stream of its own (D0029).
 */

import type { AccountEvent } from '../../../schema/events/account.ts';
import { accountStream, type Recorded } from '../../../schema/events/streams.ts';
import { isRunning, isTerminal } from '../../../schema/loan-status.ts';
import type { BorrowerId, PaymentId } from '../../../schema/values/ids.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type ClaimedDebt, claimLeft, claimOf } from './claim.ts';
import type { LoanView, ReversalDebt } from './loan-view.ts';

/** All reversal debts of a borrower, settled ones too, oldest first. */
export function reversalDebtsIn(account: readonly Recorded<AccountEvent>[]): readonly ReversalDebt[] {
  const debts = new Map<PaymentId, ReversalDebt>();
  for (const { type, data, metadata } of account) {
    if (type === 'ReversalOwed') {
      const { paymentId, loanId, amount } = data;
      const known = debts.get(paymentId) ?? { paymentId, loanId, on: metadata.effectiveDate, taken: ZERO, owed: ZERO };
      debts.set(paymentId, { ...known, taken: add(known.taken, amount), owed: add(known.owed, amount) });
    }
    if (type !== 'ReversalSettled' && type !== 'ReversalForgiven') continue;
    const known = debts.get(data.paymentId);
    if (known) debts.set(data.paymentId, { ...known, owed: subtract(known.owed, data.amount) });
  }
  return [...debts.values()];
}

export async function reversalDebtsOf(ledger: Ledger, borrowerId: BorrowerId): Promise<readonly ReversalDebt[]> {
  return reversalDebtsIn((await ledger.readLatest(accountStream(borrowerId))).events);
}

export const owedOf = (debts: readonly ReversalDebt[]): Tiyn => add(...debts.map(({ owed }) => owed));

/** A loan that was disbursed and has ended. */
export const isOver = ({ status, issuedOn }: LoanView): boolean => issuedOn !== null && isTerminal(status);

type Ending = ClaimedDebt & Pick<LoanView, 'reversals'>;

/** What an ended loan still accepts: reversed payments, and a written-off debt. A sold debt is paid to its buyer. */
export const dueAfterEnd = (loan: Ending): Tiyn =>
  add(owedOf(loan.reversals), loan.writtenOff === null ? ZERO : claimLeft(loan));

export const isPayable = (loan: Ending & Pick<LoanView, 'status'>): boolean =>
  isRunning(loan.status) || dueAfterEnd(loan) > 0n;

/** The loan; if it has ended, with the later facts from other streams. */
export const sinceItsEnd = async (ledger: Ledger, loan: LoanView): Promise<LoanView> =>
  isOver(loan) ? withAfterEnd(ledger, loan, await reversalDebtsOf(ledger, loan.borrowerId)) : loan;

/** Adds what happened after the loan's end; `debts` are the reversal debts of its borrower. */
export async function withAfterEnd(ledger: Ledger, loan: LoanView, debts: readonly ReversalDebt[]): Promise<LoanView> {
  const isClaim = loan.writtenOff !== null || loan.cession?.cededOn;
  return { ...withReversals(loan, debts), ...(isClaim ? { claim: await claimOf(ledger, loan.loanId) } : {}) };
}

/** Payments reversed after the end no longer count as paid. */
function withReversals(loan: LoanView, debts: readonly ReversalDebt[]): LoanView {
  const reversals = debts.filter(({ loanId }) => loanId === loan.loanId);
  if (reversals.length === 0) return loan;
  return {
    ...loan,
    reversals,
    paid: subtract(loan.paid, add(...reversals.map(({ taken }) => taken))),
    payments: loan.payments.map((payment) => {
      const reversal = reversals.find(({ paymentId }) => paymentId === payment.data.paymentId);
      return reversal && reversal.taken >= payment.data.amount ? { ...payment, reversedOn: reversal.on } : payment;
    }),
  };
}
