/**
 * What has happened to a loan after its end. Its own stream says nothing more by then: a payment taken back is owed on the borrower's account
 * (D0028), money for a debt written off or sold stands in a stream of its own (D0029).
 */

import type { AccountEvent } from '../../../schema/events/account.ts';
import { accountStream, type Recorded } from '../../../schema/events/streams.ts';
import { isRunning, isTerminal } from '../../../schema/loan-status.ts';
import type { BorrowerId, PaymentId } from '../../../schema/values/ids.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type ClaimedDebt, claimLeft, claimOf } from './claim.ts';
import type { LoanView, ReversalDebt } from './loan-view.ts';

/** All of a borrower, settled ones too, the oldest first. */
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

/** A loan that can have had payments and whose own stream has ended. */
const isOver = ({ status, issuedOn }: LoanView): boolean => issuedOn !== null && isTerminal(status);

type Ending = ClaimedDebt & Pick<LoanView, 'reversals'>;

/** What a loan that is over still takes: payments that were taken back, and a debt that was written off. A sold one is paid to its buyer. */
export const dueAfterEnd = (loan: Ending): Tiyn =>
  add(owedOf(loan.reversals), loan.writtenOff === null ? ZERO : claimLeft(loan));

export const isPayable = (loan: Ending & Pick<LoanView, 'status'>): boolean =>
  isRunning(loan.status) || dueAfterEnd(loan) > 0n;

/** With what other streams tell of it once it is over. */
export const sinceItsEnd = async (ledger: Ledger, loan: LoanView): Promise<LoanView> =>
  isOver(loan) ? withAfterEnd(ledger, loan, await reversalDebtsOf(ledger, loan.borrowerId)) : loan;

/** The loan with what has happened since its end; `debts` are those of its borrower. */
export async function withAfterEnd(ledger: Ledger, loan: LoanView, debts: readonly ReversalDebt[]): Promise<LoanView> {
  const isClaim = loan.writtenOff !== null || loan.cession?.cededOn;
  return { ...withReversals(loan, debts), ...(isClaim ? { claim: await claimOf(ledger, loan.loanId) } : {}) };
}

/** Payments that were taken back after the end no longer count as paid. */
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
