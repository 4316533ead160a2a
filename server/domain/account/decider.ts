/** The borrower's prepaid balance: it never falls below zero by a choice of anybody, and the same movement counts once. Moves from and to a loan pass through transit (decision 6). */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { add, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

export type AccountState = {
  readonly balance: Tiyn;
  readonly seen: ReadonlySet<string>;
  /** Asked back and not answered yet; one at a time. */
  readonly refund: { readonly refundId: PaymentId; readonly amount: Tiyn } | null;
};

/** `paymentId` is the payment whose surplus this is, or the top-up: credited once per reason. */
export type AccountCommand =
  | { type: 'CreditBalance'; reason: 'SURPLUS' | 'TOP_UP'; amount: Tiyn; paymentId: PaymentId; loanId: LoanId | null }
  /** CORRECTION takes back a surplus that a back-dated payment showed to be too much; it alone may leave less than nothing. */
  | {
      type: 'DebitBalance';
      reason: 'INSTALMENT' | 'CORRECTION';
      amount: Tiyn;
      loanId: LoanId | null;
      transferId?: PaymentId;
    }
  | { type: 'AskRefund'; refundId: PaymentId; amount: Tiyn }
  | { type: 'PayRefund'; refundId: PaymentId }
  | { type: 'DeclineRefund'; refundId: PaymentId }
  /** A payment of a loan that is over, or a top-up, was taken back: owed by the borrower, once (decision 16). */
  | { type: 'OweReversal'; amount: Tiyn; loanId: LoanId | null; paymentId: PaymentId };

const initial: AccountState = { balance: ZERO, seen: new Set(), refund: null };

const keyOf = (reason: string, paymentId: string): string => `${reason}:${paymentId}`;

function evolve(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'BalanceCredited': {
      const { reason, paymentId, balance } = event.data;
      return { ...state, balance, seen: paymentId ? new Set([...state.seen, keyOf(reason, paymentId)]) : state.seen };
    }
    case 'BalanceDebited': {
      const { balance, reason } = event.data;
      return { ...state, balance, refund: reason === 'REFUND' ? null : state.refund };
    }
    case 'RefundAsked':
      return { ...state, refund: event.data };
    case 'RefundDeclined':
      return { ...state, refund: null };
    case 'ReversalOwed':
      return { ...state, seen: new Set([...state.seen, keyOf('REVERSAL', event.data.paymentId)]) };
  }
}

type CommandOf<T extends AccountCommand['type']> = Extract<AccountCommand, { type: T }>;

function decide(state: AccountState, command: AccountCommand): Outcome<AccountEvent> {
  switch (command.type) {
    case 'CreditBalance':
      return credit(state, command);
    case 'DebitBalance': {
      const { reason, amount, loanId, transferId = null } = command;
      if (amount > state.balance && reason !== 'CORRECTION') return tooMuch(state);
      return debit(state, amount, { loanId, reason, transferId }, 'transit:balance');
    }
    case 'AskRefund':
      return askRefund(state, command);
    case 'PayRefund':
      return payRefund(state, command.refundId);
    case 'DeclineRefund': {
      const { refundId } = command;
      return state.refund?.refundId === refundId
        ? accept({ type: 'RefundDeclined', data: { refundId } })
        : refuse('NOT_FOUND');
    }
    case 'OweReversal': {
      const { paymentId, amount } = command;
      if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
      if (state.seen.has(keyOf('REVERSAL', paymentId))) return accept();
      const postings = move(amount, 'provider-clearing', 'reversal-receivable');
      return accept({ type: 'ReversalOwed', data: { amount, loanId: command.loanId, paymentId, postings } });
    }
  }
}

function askRefund(state: AccountState, { refundId, amount }: CommandOf<'AskRefund'>): Outcome<AccountEvent> {
  if (state.refund?.refundId === refundId) return accept();
  if (state.refund) return refuse('REFUND_ASKED', { facts: { amount: printTenge(state.refund.amount) } });
  if (amount <= 0n || amount > state.balance) return tooMuch(state);
  return accept({ type: 'RefundAsked', data: { refundId, amount } });
}

function payRefund(state: AccountState, refundId: PaymentId): Outcome<AccountEvent> {
  const { refund } = state;
  if (refund?.refundId !== refundId) return refuse('NOT_FOUND');
  if (refund.amount > state.balance) return tooMuch(state);
  const why = { loanId: null, reason: 'REFUND', transferId: refundId } as const;
  return debit(state, refund.amount, why, 'provider-clearing');
}

const tooMuch = (state: AccountState): Outcome<AccountEvent> =>
  refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(state.balance) } });

function credit(state: AccountState, command: CommandOf<'CreditBalance'>): Outcome<AccountEvent> {
  const { reason, amount, paymentId, loanId } = command;
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (state.seen.has(keyOf(reason, paymentId))) return accept();
  const source = reason === 'SURPLUS' ? 'transit:balance' : 'provider-clearing';
  const balance = add(state.balance, amount);
  const postings = move(amount, 'borrower-balance', source);
  return accept({ type: 'BalanceCredited', data: { amount, balance, postings, loanId, paymentId, reason } });
}

type Why = Pick<Extract<AccountEvent, { type: 'BalanceDebited' }>['data'], 'loanId' | 'reason' | 'transferId'>;

function debit(
  state: AccountState,
  amount: Tiyn,
  why: Why,
  target: 'transit:balance' | 'provider-clearing',
): Outcome<AccountEvent> {
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  const balance = subtract(state.balance, amount);
  const postings = move(amount, target, 'borrower-balance');
  return accept({ type: 'BalanceDebited', data: { amount, balance, postings, ...why } });
}

export const accountDecider = { initial, evolve, decide };
