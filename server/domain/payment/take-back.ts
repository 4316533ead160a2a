/**
 * What the provider takes back, the whole or a part: noted once, whichever of the two is told first, and put right once. Only what has been placed can be
 * taken off a loan; what was taken back as a whole before it was told is never placed.
 */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { subtract, type Tiyn } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

/** `takenBack`: how much; `settled`: it has been put right. */
export type TakeBack = { readonly takenBack: Tiyn | null; readonly settled: boolean };
export const NOT_TAKEN_BACK: TakeBack = { takenBack: null, settled: false };

export type TakeBackCommand =
  | {
      type: 'TakeBackPayment';
      paymentId: PaymentId;
      provider: string;
      externalId: string;
      amount: Tiyn;
      loanId: LoanId | null;
      operationDate: LocalDate;
    }
  | {
      type: 'SettleTakeBack';
      to: 'LOAN' | 'ACCOUNT' | 'SUSPENSE' | 'NOTHING';
      loanId: LoanId | null;
      borrowerId: BorrowerId | null;
    };
type CommandOf<T extends TakeBackCommand['type']> = Extract<TakeBackCommand, { type: T }>;

export function takeBackAfter({ takenBack, settled }: TakeBack, event: PaymentEvent): TakeBack {
  if (event.type === 'PaymentTakenBack') return { takenBack: event.data.amount, settled };
  return { takenBack, settled: settled || event.type === 'TakeBackSettled' };
}

/** Came and went: it is on no loan, and none will hear of it. */
export const cameToNothing = (paymentId: PaymentId): PaymentEvent => ({
  type: 'TakeBackSettled',
  data: { paymentId, to: 'NOTHING', loanId: null, borrowerId: null, postings: [] },
});

export function takeBack({ takenBack }: TakeBack, command: CommandOf<'TakeBackPayment'>): Outcome<PaymentEvent> {
  const { type: _, ...data } = command;
  if (data.amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (takenBack === null) return accept({ type: 'PaymentTakenBack', data });
  return takenBack === data.amount ? accept() : refuse('AMOUNT_WRONG', { field: 'amount' });
}

/** What of a payment is left to be placed: all of it while nothing has been put right. */
export const leftOf = (amount: Tiyn, { takenBack, settled }: TakeBack): Tiyn =>
  takenBack === null || !settled ? amount : subtract(amount, takenBack);

/** `SUSPENSE` posts here, because it was suspended here. */
export function settleTakeBack(
  { takenBack, settled }: TakeBack,
  paymentId: PaymentId,
  { to, loanId, borrowerId }: CommandOf<'SettleTakeBack'>,
): Outcome<PaymentEvent> {
  if (takenBack === null) return refuse('NOT_FOUND');
  if (settled) return accept();
  const postings = to === 'SUSPENSE' ? move(takenBack, 'provider-clearing', 'suspense') : [];
  return accept({ type: 'TakeBackSettled', data: { paymentId, to, loanId, borrowerId, postings } });
}
