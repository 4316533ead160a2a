/** What a provider told us: noted once, then placed on a loan or a balance, or suspended; money that cannot be placed is never lost. */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';
import {
  cameToNothing,
  NOT_TAKEN_BACK,
  settleTakeBack,
  type TakeBack,
  type TakeBackCommand,
  takeBack,
  takeBackAfter,
} from './take-back.ts';

type Notified = { readonly paymentId: PaymentId; readonly amount: Tiyn };
/** `void`: taken back before it was told. */
type Stage = { readonly stage: 'none' } | ({ readonly stage: 'notified' | 'placed' | 'suspended' | 'void' } & Notified);
export type PaymentState = Stage & TakeBack;

export type PaymentCommand =
  /** `problem` suspends it in the same append: another currency or amount, an unknown reference. */
  | {
      type: 'NotifyPayment';
      paymentId: PaymentId;
      provider: string;
      externalId: string;
      amount: Tiyn;
      loanId: LoanId | null;
      operationDate: LocalDate;
      problem?: string | null;
    }
  | { type: 'PlacePayment'; to: 'LOAN' | 'BALANCE'; loanId: LoanId | null; borrowerId: BorrowerId | null }
  /** `placed`: the office has taken it off the loan that it had been placed on by mistake. */
  | { type: 'SuspendPayment'; reason: string; placed?: boolean }
  | TakeBackCommand;

const initial: PaymentState = { stage: 'none', ...NOT_TAKEN_BACK };

const evolve = (state: PaymentState, event: PaymentEvent): PaymentState => ({
  ...stageAfter(state, event),
  ...takeBackAfter(state, event),
});

function stageAfter(state: Stage, event: PaymentEvent): Stage {
  switch (event.type) {
    case 'PaymentNotified':
      return { stage: 'notified', paymentId: event.data.paymentId, amount: event.data.amount };
    case 'PaymentPlaced':
      return { ...told(state), stage: 'placed' };
    case 'PaymentSuspended':
      return { ...told(state), stage: 'suspended' };
    case 'PaymentTakenBack':
      return state;
    case 'TakeBackSettled':
      return event.data.to === 'NOTHING' ? { ...told(state), stage: 'void' } : state;
  }
}

function told(state: Stage): Notified {
  if (state.stage === 'none') throw new Error('a payment nobody told us of');
  return { paymentId: state.paymentId, amount: state.amount };
}

type CommandOf<T extends PaymentCommand['type']> = Extract<PaymentCommand, { type: T }>;

/** A repeat of what has been decided says nothing new; another amount under the same id is refused. */
function decide(state: PaymentState, command: PaymentCommand): Outcome<PaymentEvent> {
  switch (command.type) {
    case 'NotifyPayment':
      return notify(state, command);
    case 'PlacePayment':
      return place(state, command);
    case 'SuspendPayment':
      return suspend(state, command);
    case 'TakeBackPayment':
      return takeBack(state, command);
    case 'SettleTakeBack':
      if (state.stage === 'none') return refuse('NOT_FOUND');
      return state.stage === 'notified' ? refuse('NOT_ALLOWED_NOW') : settleTakeBack(state, state.paymentId, command);
  }
}

function notify(state: PaymentState, command: CommandOf<'NotifyPayment'>): Outcome<PaymentEvent> {
  const { type: _, problem = null, ...data } = command;
  if (data.amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (state.stage !== 'none') {
    return state.amount === data.amount ? accept() : refuse('AMOUNT_WRONG', { field: 'amount' });
  }
  const notified: PaymentEvent = { type: 'PaymentNotified', data };
  if (state.takenBack === data.amount) return accept(notified, cameToNothing(data.paymentId));
  return problem === null ? accept(notified) : accept(notified, suspended(data, problem));
}

function place(state: PaymentState, command: CommandOf<'PlacePayment'>): Outcome<PaymentEvent> {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  if (state.stage === 'placed') return accept();
  if (state.stage !== 'notified') return refuse('NOT_ALLOWED_NOW');
  const { type: _, ...where } = command;
  return accept({ type: 'PaymentPlaced', data: { paymentId: state.paymentId, ...where } });
}

function suspend(state: PaymentState, { reason, placed }: CommandOf<'SuspendPayment'>): Outcome<PaymentEvent> {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  if (state.stage === 'suspended') return accept();
  const from = placed ? 'placed' : 'notified';
  return state.stage === from ? accept(suspended(state, reason)) : refuse('NOT_ALLOWED_NOW');
}

/** Kept safe and nobody's to spend. */
const suspended = ({ paymentId, amount }: Notified, reason: string): PaymentEvent => ({
  type: 'PaymentSuspended',
  data: { paymentId, reason, amount, postings: move(amount, 'suspense', 'provider-clearing') },
});

export const paymentDecider = { initial, evolve, decide };
