/**
 * Reversals that the borrower owes: the payment was a top-up, or its loan has ended. Whatever comes to the balance pays
 * them first, and two members of staff may write them off (D0028).
 */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { add, least, subtract, type Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { move } from '../money/postings.ts';
import { accept } from './accept.ts';

export type OwedReversal = { readonly paymentId: PaymentId; readonly loanId: LoanId | null; readonly amount: Tiyn };

export type ForgiveReversal = {
  type: 'ForgiveReversal';
  paymentId: PaymentId;
  amount: Tiyn;
};

/** Oldest first. A payment reversed in parts is one debt. */
export function owedAfter(owed: readonly OwedReversal[], event: AccountEvent): readonly OwedReversal[] {
  if (event.type === 'ReversalOwed') {
    const { paymentId, loanId, amount } = event.data;
    const known = owed.find((one) => one.paymentId === paymentId);
    if (!known) return [...owed, { paymentId, loanId, amount }];
    return owed.map((one) => (one === known ? { ...one, amount: add(one.amount, amount) } : one));
  }
  if (event.type !== 'ReversalSettled' && event.type !== 'ReversalForgiven') return owed;
  const { paymentId, amount } = event.data;
  return owed
    .map((one) => (one.paymentId === paymentId ? { ...one, amount: subtract(one.amount, amount) } : one))
    .filter((one) => one.amount > 0n);
}

export function settlements(owed: readonly OwedReversal[], balance: Tiyn): AccountEvent[] {
  const events: AccountEvent[] = [];
  let remaining = balance;
  for (const { paymentId, loanId, amount: debt } of owed) {
    const amount = least(debt, remaining);
    if (amount <= 0n) break;
    remaining = subtract(remaining, amount);
    const postings = move(amount, 'reversal-receivable', 'borrower-balance');
    const after = { balance: remaining, left: subtract(debt, amount) };
    events.push({ type: 'ReversalSettled', data: { amount, loanId, paymentId, postings, ...after } });
  }
  return events;
}

/** `amount` is what both members of staff saw; another sum means that something was paid in between. */
export function forgive(owed: readonly OwedReversal[], { paymentId, amount }: ForgiveReversal) {
  const debt = owed.find((one) => one.paymentId === paymentId);
  if (!debt) return refuse('NOT_FOUND');
  if (debt.amount !== amount) return refuse('CHANGED_MEANWHILE');
  const postings = move(amount, 'reversal-receivable', 'write-off');
  const { loanId } = debt;
  return accept({ type: 'ReversalForgiven', data: { amount, loanId, paymentId, postings } });
}
