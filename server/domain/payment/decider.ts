/** What a provider told us: noted once, then placed on a loan or a balance, or suspended; money that cannot be placed is never lost. */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

type Notified = { readonly paymentId: PaymentId; readonly amount: Tiyn };
export type PaymentState =
  | { readonly stage: 'none' }
  | ({ readonly stage: 'notified' | 'placed' | 'suspended' } & Notified);

export type PaymentCommand =
  /** `problem` suspends it in the same append: another currency or amount, an unknown reference, money taken back by the provider. */
  | {
      type: 'NotifyPayment';
      paymentId: PaymentId;
      provider: string;
      externalId: string;
      /** Negative only for a reversal, which is always a problem. */
      amount: Tiyn;
      loanId: LoanId | null;
      operationDate: LocalDate;
      problem?: string | null;
    }
  | { type: 'PlacePayment'; to: 'LOAN' | 'BALANCE'; loanId: LoanId | null; borrowerId: BorrowerId | null }
  | { type: 'SuspendPayment'; reason: string };

const initial: PaymentState = { stage: 'none' };

function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'PaymentNotified':
      return { stage: 'notified', paymentId: event.data.paymentId, amount: event.data.amount };
    case 'PaymentPlaced':
      return { ...told(state), stage: 'placed' };
    case 'PaymentSuspended':
      return { ...told(state), stage: 'suspended' };
  }
}

function told(state: PaymentState): Notified {
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
      return suspend(state, command.reason);
  }
}

function notify(state: PaymentState, command: CommandOf<'NotifyPayment'>): Outcome<PaymentEvent> {
  const { type: _, problem = null, ...data } = command;
  if (data.amount === 0n || (data.amount < 0n && problem === null)) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (state.stage !== 'none') {
    return state.amount === data.amount ? accept() : refuse('AMOUNT_WRONG', { field: 'amount' });
  }
  const notified: PaymentEvent = { type: 'PaymentNotified', data };
  return problem === null ? accept(notified) : accept(notified, suspended(data, problem));
}

function place(state: PaymentState, command: CommandOf<'PlacePayment'>): Outcome<PaymentEvent> {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  if (state.stage === 'placed') return accept();
  if (state.stage === 'suspended') return refuse('NOT_ALLOWED_NOW');
  const { type: _, ...where } = command;
  return accept({ type: 'PaymentPlaced', data: { paymentId: state.paymentId, ...where } });
}

function suspend(state: PaymentState, reason: string): Outcome<PaymentEvent> {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  if (state.stage === 'suspended') return accept();
  return state.stage === 'placed' ? refuse('NOT_ALLOWED_NOW') : accept(suspended(state, reason));
}

/** Kept safe and nobody's to spend; a reversal takes the same way back. */
const suspended = ({ paymentId, amount }: Notified, reason: string): PaymentEvent => ({
  type: 'PaymentSuspended',
  data: { paymentId, reason, amount, postings: move(amount, 'suspense', 'provider-clearing') },
});

export const paymentDecider = { initial, evolve, decide };
