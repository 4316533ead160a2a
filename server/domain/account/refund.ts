/**
 * A refund of the balance: the borrower requests it, the office approves it, and it is sent like the payout of a loan.
 * The approval debits the balance; a transfer that fails or is recalled credits it again, once.
 */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, printTenge, subtract, type Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { move } from '../money/postings.ts';
import { accept } from './accept.ts';

export type Refund = {
  readonly refundId: PaymentId;
  readonly amount: Tiyn;
  /** Null in refunds from before a destination was asked for: the office sends them by hand. */
  readonly method: PayoutMethod | null;
  readonly stage: 'ASKED' | 'REQUESTED' | 'PREPARED' | 'SENT';
};

/** What the provider reports, in the terms of a loan's payout. */
export type RefundFact =
  | { type: 'PreparePayout'; provider: string; providerKey: string }
  | { type: 'SendPayout'; provider: string; externalId: string }
  | { type: 'ConfirmPayout'; externalId: string }
  | { type: 'FailPayout'; code: string; externalId: string | null }
  | { type: 'RecallPayout'; reason: string };

type RequestRefund = { type: 'RequestRefund'; refundId: PaymentId; amount: Tiyn; method?: PayoutMethod };
type RefundStep =
  | { type: 'PayRefund'; refundId: PaymentId }
  | { type: 'DeclineRefund'; refundId: PaymentId }
  /** `today`: the provider's operation day once the transfer has ended, else the business day. */
  | { type: 'RecordRefundFact'; refundId: PaymentId; fact: RefundFact; today: LocalDate };
export type RefundCommand = RequestRefund | RefundStep;

type Purse = { readonly balance: Tiyn; readonly refund: Refund | null };

type StepOf<T extends RefundStep['type']> = Extract<RefundStep, { type: T }>;

/** The rule of a step of the refund that is open; any other is not found. */
const ofOpen =
  <C extends RefundStep, Answer>(rule: (state: Purse, refund: Refund, command: C) => Answer) =>
  (state: Purse, command: C) =>
    state.refund?.refundId === command.refundId ? rule(state, state.refund, command) : refuse('NOT_FOUND');

export const payRefund = ofOpen((state, refund, _: StepOf<'PayRefund'>) =>
  refund.stage === 'ASKED' ? setAside(state, refund) : accept(),
);

export const declineRefund = ofOpen((_, { stage, refundId }, __: StepOf<'DeclineRefund'>) =>
  stage === 'ASKED' ? accept({ type: 'RefundDeclined', data: { refundId } }) : refuse('NOT_ALLOWED_NOW'),
);

export const recordRefundFact = ofOpen((state, refund, { fact, today }: StepOf<'RecordRefundFact'>) =>
  VALID_STAGES[fact.type].includes(refund.stage)
    ? accept(...factOf(state, refund, fact, today))
    : refuse('NOT_ALLOWED_NOW'),
);

export function requestRefund({ balance, refund }: Purse, command: RequestRefund) {
  const { refundId, amount, method = null } = command;
  if (refund?.refundId === refundId) return accept();
  if (refund) return refuse('REFUND_ASKED', { facts: { amount: printTenge(refund.amount) } });
  if (amount <= 0n || amount > balance) return tooMuch(balance);
  return accept({ type: 'RefundAsked', data: { refundId, amount, method } });
}

function setAside({ balance }: Purse, { refundId, amount }: Refund) {
  if (amount > balance) return tooMuch(balance);
  const postings = move(amount, 'provider-clearing', 'borrower-balance');
  const data = { amount, balance: subtract(balance, amount), postings, loanId: null, transferId: refundId };
  return accept({ type: 'BalanceDebited', data: { ...data, reason: 'REFUND' } });
}

/** The stages at which each report is valid; at any other it is old or out of order. */
const VALID_STAGES: Readonly<Record<RefundFact['type'], readonly Refund['stage'][]>> = {
  PreparePayout: ['REQUESTED'],
  SendPayout: ['PREPARED'],
  ConfirmPayout: ['PREPARED', 'SENT'],
  FailPayout: ['REQUESTED', 'PREPARED', 'SENT'],
  RecallPayout: ['PREPARED', 'SENT'],
};

function factOf(state: Purse, refund: Refund, fact: RefundFact, today: LocalDate): AccountEvent[] {
  const { refundId } = refund;
  switch (fact.type) {
    case 'PreparePayout': {
      const { provider, providerKey } = fact;
      return [{ type: 'RefundPrepared', data: { refundId, provider, providerKey } }];
    }
    case 'SendPayout': {
      const { provider, externalId } = fact;
      return [{ type: 'RefundSent', data: { refundId, provider, externalId } }];
    }
    case 'ConfirmPayout':
      return [{ type: 'RefundPaid', data: { refundId, externalId: fact.externalId, operationDate: today } }];
    case 'FailPayout':
      return [{ type: 'RefundFailed', data: { refundId, code: fact.code } }, backOnBalance(state, refund)];
    case 'RecallPayout':
      return [{ type: 'RefundRecalled', data: { refundId, reason: fact.reason } }, backOnBalance(state, refund)];
  }
}

function backOnBalance({ balance }: Purse, { refundId, amount }: Refund): AccountEvent {
  const postings = move(amount, 'borrower-balance', 'provider-clearing');
  const data = { amount, balance: add(balance, amount), postings, loanId: null, paymentId: refundId };
  return { type: 'BalanceCredited', data: { ...data, reason: 'REFUND_BACK' } };
}

export const tooMuch = (balance: Tiyn) =>
  refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(balance) } });

export function refundAfter(refund: Refund | null, event: AccountEvent): Refund | null {
  switch (event.type) {
    case 'RefundAsked':
      return { ...event.data, stage: 'ASKED' };
    case 'BalanceDebited':
      if (event.data.reason !== 'REFUND') return refund;
      return refund?.method ? { ...refund, stage: 'REQUESTED' } : null;
    case 'RefundPrepared':
      return refund && { ...refund, stage: 'PREPARED' };
    case 'RefundSent':
      return refund && { ...refund, stage: 'SENT' };
    case 'RefundDeclined':
    case 'RefundPaid':
    case 'RefundFailed':
    case 'RefundRecalled':
      return null;
    case 'BalanceCredited':
    case 'ReversalOwed':
    case 'ReversalSettled':
    case 'ReversalForgiven':
      return refund;
  }
}
