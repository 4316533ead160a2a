/** A provider's payment: told once, then placed or suspended, never both and never neither. Decisions 5, 6, 16. */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { negate, type Tiyn } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

type Notified = Extract<PaymentEvent, { type: 'PaymentNotified' }>['data'];

export type PaymentState = { readonly told: Notified | null; readonly ended: 'LOAN' | 'BALANCE' | 'SUSPENSE' | null };

export type PaymentCommand =
  /** `problem` suspends it in the same append: wrong currency, wrong amount, a reference nobody knows, a reversal. */
  | {
      type: 'NotifyPayment';
      paymentId: PaymentId;
      provider: string;
      externalId: string;
      /** Negative for money that the provider took back. */
      amount: Tiyn;
      loanId: LoanId | null;
      operationDate: LocalDate;
      problem: string | null;
    }
  | { type: 'PlacePayment'; loanId: LoanId | null; borrowerId: BorrowerId; to: 'LOAN' | 'BALANCE' }
  | { type: 'SuspendPayment'; reason: string };

const initial: PaymentState = { told: null, ended: null };

function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'PaymentNotified':
      return { told: event.data, ended: null };
    case 'PaymentPlaced':
      return { ...state, ended: event.data.to };
    case 'PaymentSuspended':
      return { ...state, ended: 'SUSPENSE' };
  }
}

/** A repeated notice changes nothing; a second end is refused as a repetition too. */
function decide(state: PaymentState, command: PaymentCommand): Outcome<PaymentEvent> {
  const { told } = state;
  switch (command.type) {
    case 'NotifyPayment': {
      if (told) return accept();
      const { type: _type, problem, ...data } = command;
      const notified: PaymentEvent = { type: 'PaymentNotified', data };
      return problem === null ? accept(notified) : accept(notified, suspended(data, problem));
    }
    case 'PlacePayment': {
      if (!told) return refuse('NOT_FOUND');
      if (state.ended) return accept();
      const { type: _type, ...where } = command;
      return accept({ type: 'PaymentPlaced', data: { paymentId: told.paymentId, ...where } });
    }
    case 'SuspendPayment':
      if (!told) return refuse('NOT_FOUND');
      return state.ended ? accept() : accept(suspended(told, command.reason));
  }
}

/** The money is ours to keep safe and nobody's to spend: provider-clearing against suspense. */
const suspended = ({ paymentId, amount }: Pick<Notified, 'paymentId' | 'amount'>, reason: string): PaymentEvent => ({
  type: 'PaymentSuspended',
  data: {
    paymentId,
    reason,
    amount,
    postings:
      amount < 0n
        ? move(negate(amount), 'provider-clearing', 'suspense')
        : move(amount, 'suspense', 'provider-clearing'),
  },
});

export const paymentDecider = { initial, evolve, decide };
