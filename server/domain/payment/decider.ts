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
  | {
      type: 'NotifyPayment';
      paymentId: PaymentId;
      provider: string;
      externalId: string;
      amount: Tiyn;
      loanId: LoanId | null;
      operationDate: LocalDate;
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

/** A repeat of what has been decided says nothing new; another amount under the same id is refused. */
function decide(state: PaymentState, command: PaymentCommand): Outcome<PaymentEvent> {
  if (command.type === 'NotifyPayment') {
    const { type: _, ...data } = command;
    if (data.amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
    if (state.stage === 'none') return accept({ type: 'PaymentNotified', data });
    return state.amount === data.amount ? accept() : refuse('AMOUNT_WRONG', { field: 'amount' });
  }
  if (state.stage === 'none') return refuse('NOT_FOUND');
  const { paymentId, amount } = state;
  if (command.type === 'PlacePayment') {
    if (state.stage === 'placed') return accept();
    if (state.stage === 'suspended') return refuse('NOT_ALLOWED_NOW');
    const { to, loanId, borrowerId } = command;
    return accept({ type: 'PaymentPlaced', data: { paymentId, loanId, borrowerId, to } });
  }
  if (state.stage === 'suspended') return accept();
  if (state.stage === 'placed') return refuse('NOT_ALLOWED_NOW');
  const postings = move(amount, 'suspense', 'provider-clearing');
  return accept({ type: 'PaymentSuspended', data: { paymentId, reason: command.reason, amount, postings } });
}

export const paymentDecider = { initial, evolve, decide };
