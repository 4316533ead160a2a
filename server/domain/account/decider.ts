/** The borrower's prepaid balance: it never falls below zero by a choice of anybody, and the same movement counts once. Moves from and to a loan pass through transit (decision 6). */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { add, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

export type AccountState = { readonly balance: Tiyn; readonly seen: ReadonlySet<string> };

/** `paymentId` is the payment whose surplus this is, or the top-up: credited once per reason. */
export type AccountCommand =
  | { type: 'CreditBalance'; reason: 'SURPLUS' | 'TOP_UP'; amount: Tiyn; paymentId: PaymentId; loanId: LoanId | null }
  /** CORRECTION takes back a surplus that a back-dated payment showed to be too much; it alone may leave less than nothing. */
  | { type: 'DebitBalance'; reason: 'INSTALMENT' | 'REFUND' | 'CORRECTION'; amount: Tiyn; loanId: LoanId | null }
  /** A payment of a loan that is over was taken back: owed by the borrower, once (decision 16). */
  | { type: 'OweReversal'; amount: Tiyn; loanId: LoanId; paymentId: PaymentId };

const initial: AccountState = { balance: ZERO, seen: new Set() };

const keyOf = (reason: string, paymentId: string): string => `${reason}:${paymentId}`;

function evolve(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'BalanceCredited': {
      const { reason, paymentId, balance } = event.data;
      return { balance, seen: paymentId ? new Set([...state.seen, keyOf(reason, paymentId)]) : state.seen };
    }
    case 'BalanceDebited':
      return { ...state, balance: event.data.balance };
    case 'ReversalOwed':
      return { ...state, seen: new Set([...state.seen, keyOf('REVERSAL', event.data.paymentId)]) };
  }
}

function decide(state: AccountState, command: AccountCommand): Outcome<AccountEvent> {
  const { amount, loanId } = command;
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  switch (command.type) {
    case 'CreditBalance': {
      const { reason, paymentId } = command;
      if (state.seen.has(keyOf(reason, paymentId))) return accept();
      const source = reason === 'SURPLUS' ? 'transit:balance' : 'provider-clearing';
      const balance = add(state.balance, amount);
      const postings = move(amount, 'borrower-balance', source);
      return accept({ type: 'BalanceCredited', data: { amount, balance, postings, loanId, paymentId, reason } });
    }
    case 'DebitBalance': {
      const { reason } = command;
      if (amount > state.balance && reason !== 'CORRECTION') {
        return refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(state.balance) } });
      }
      const target = reason === 'REFUND' ? 'provider-clearing' : 'transit:balance';
      const balance = subtract(state.balance, amount);
      const postings = move(amount, target, 'borrower-balance');
      return accept({ type: 'BalanceDebited', data: { amount, balance, postings, loanId, reason } });
    }
    case 'OweReversal': {
      const { paymentId } = command;
      if (state.seen.has(keyOf('REVERSAL', paymentId))) return accept();
      const postings = move(amount, 'provider-clearing', 'reversal-receivable');
      return accept({ type: 'ReversalOwed', data: { amount, loanId: command.loanId, paymentId, postings } });
    }
  }
}

export const accountDecider = { initial, evolve, decide };
