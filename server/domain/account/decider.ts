/**
 * The borrower's prepaid balance. Nobody can take it below zero, and each movement counts once. Money to and from a
 * loan passes through a transit account (R6).
 */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { deciding, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';
import { accept } from './accept.ts';
import {
  declineRefund,
  payRefund,
  type Refund,
  type RefundCommand,
  recordRefundFact,
  refundAfter,
  requestRefund,
  tooMuch,
} from './refund.ts';
import { type ForgiveReversal, forgive, type OwedReversal, owedAfter, settlements } from './reversal-debt.ts';

export type AccountState = {
  readonly balance: Tiyn;
  readonly seen: ReadonlySet<string>;
  /** The one refund that the borrower has requested or that is on its way. */
  readonly refund: Refund | null;
  /** Reversed payments that the borrower owes. */
  readonly owed: readonly OwedReversal[];
};

/** `paymentId`: the top-up, the payment that left the surplus, the refund that came back; each is credited once. */
export type AccountCommand =
  | {
      type: 'CreditBalance';
      reason: 'SURPLUS' | 'TOP_UP' | 'REFUND_BACK';
      amount: Tiyn;
      paymentId: PaymentId;
      loanId: LoanId | null;
    }
  /** CORRECTION debits a surplus that a backdated payment showed to be too large; only it may overdraw the balance. */
  | {
      type: 'DebitBalance';
      reason: 'INSTALMENT' | 'CORRECTION';
      amount: Tiyn;
      loanId: LoanId | null;
      transferId?: PaymentId;
    }
  | RefundCommand
  | ForgiveReversal
  /**
   * A reversed top-up, or a reversed payment of an ended loan, is owed by the borrower (R16). A payment may be
   * reversed in parts, numbered from 0; each part is owed once.
   */
  | { type: 'OweReversal'; amount: Tiyn; loanId: LoanId | null; paymentId: PaymentId; part?: number };

const initial: AccountState = { balance: ZERO, seen: new Set(), refund: null, owed: [] };

export const isCredited = ({ seen }: AccountState, paymentId: PaymentId): boolean =>
  seen.has(keyOf('TOP_UP', paymentId));

const keyOf = (reason: string, paymentId: string): string => `${reason}:${paymentId}`;
/** A payment may be reversed in parts; each part is owed once. */
const keyOfPart = (paymentId: string, part: number): string => keyOf('REVERSAL', `${paymentId}:${part}`);
const owedParts = (seen: ReadonlySet<string>, paymentId: string): number => {
  let parts = 0;
  while (seen.has(keyOfPart(paymentId, parts))) parts += 1;
  return parts;
};

function evolve(state: AccountState, event: AccountEvent): AccountState {
  const { seen } = state;
  const after = { ...state, refund: refundAfter(state.refund, event), owed: owedAfter(state.owed, event) };
  switch (event.type) {
    case 'BalanceCredited': {
      const { reason, paymentId, balance } = event.data;
      return { ...after, balance, seen: paymentId ? new Set([...seen, keyOf(reason, paymentId)]) : seen };
    }
    case 'BalanceDebited':
    case 'ReversalSettled':
      return { ...after, balance: event.data.balance };
    case 'ReversalOwed':
      return {
        ...after,
        seen: new Set([...seen, keyOfPart(event.data.paymentId, owedParts(seen, event.data.paymentId))]),
      };
    case 'RefundAsked':
    case 'RefundDeclined':
    case 'RefundPrepared':
    case 'RefundSent':
    case 'RefundPaid':
    case 'RefundFailed':
    case 'RefundRecalled':
    case 'ReversalForgiven':
      return after;
  }
}

type CommandOf<T extends AccountCommand['type']> = Extract<AccountCommand, { type: T }>;

function credit(state: AccountState, command: CommandOf<'CreditBalance'>) {
  const { reason, amount, paymentId, loanId } = command;
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (state.seen.has(keyOf(reason, paymentId))) return accept();
  const source = reason === 'SURPLUS' ? 'transit:balance' : 'provider-clearing';
  const balance = add(state.balance, amount);
  const postings = move(amount, 'borrower-balance', source);
  return accept({ type: 'BalanceCredited', data: { amount, balance, postings, loanId, paymentId, reason } });
}

function debit(state: AccountState, command: CommandOf<'DebitBalance'>) {
  const { reason, amount, loanId, transferId = null } = command;
  if (amount > state.balance && reason !== 'CORRECTION') return tooMuch(state.balance);
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  const balance = subtract(state.balance, amount);
  const postings = move(amount, 'transit:balance', 'borrower-balance');
  return accept({ type: 'BalanceDebited', data: { amount, balance, postings, loanId, reason, transferId } });
}

function owe(state: AccountState, { paymentId, loanId, amount, part = 0 }: CommandOf<'OweReversal'>) {
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (state.seen.has(keyOfPart(paymentId, part))) return accept();
  const postings = move(amount, 'provider-clearing', 'reversal-receivable');
  return accept({ type: 'ReversalOwed', data: { amount, loanId, paymentId, postings } });
}

const answer = deciding<AccountState, AccountCommand, AccountEvent>()({
  CreditBalance: credit,
  DebitBalance: debit,
  RequestRefund: requestRefund,
  PayRefund: payRefund,
  DeclineRefund: declineRefund,
  RecordRefundFact: recordRefundFact,
  OweReversal: owe,
  ForgiveReversal: ({ owed }, command) => forgive(owed, command),
});

/** A balance pays owed reversals at once, and later credits pay them in the same append. */
const decide: typeof answer = (state, command) => {
  const outcome = answer(state, command);
  if ('refusal' in outcome) return outcome;
  const { events } = outcome;
  if (!events.some(({ type }) => type === 'BalanceCredited' || type === 'ReversalOwed')) return outcome;
  const { owed, balance } = events.reduce(evolve, state);
  return accept(...events, ...settlements(owed, balance));
};

export const accountDecider = { initial, evolve, decide };
