/**
 * Reversals by the provider, in whole or in parts: each is recorded once and settled once, in order. Only placed money
 * can be taken off a loan; a payment fully reversed before its notice is never placed.
 */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { move } from '../money/postings.ts';
import { accept } from './accept.ts';

export type Part = { readonly amount: Tiyn; readonly on: LocalDate };
/** `settled`: the number of parts settled so far, counted from the first. */
export type TakeBack = { readonly parts: readonly Part[]; readonly settled: number };
export const NOT_TAKEN_BACK: TakeBack = { parts: [], settled: 0 };

const sumOf = (parts: readonly Part[]): Tiyn => add(...parts.map(({ amount }) => amount));
export const takenBackTotal = ({ parts }: TakeBack): Tiyn => sumOf(parts);
export const hasOpenParts = ({ parts, settled }: TakeBack): boolean => settled < parts.length;
/** The same amount is taken as the same notice: it names the payment, not itself. */
export const isKnownPart = ({ parts }: TakeBack, amount: Tiyn): boolean => parts.some((part) => part.amount === amount);

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
      /** Which of the parts, from 0. */
      part?: number;
      to: 'LOAN' | 'ACCOUNT' | 'SUSPENSE' | 'NOTHING' | 'CLAIM';
      loanId: LoanId | null;
      borrowerId: BorrowerId | null;
    };
type CommandOf<T extends TakeBackCommand['type']> = Extract<TakeBackCommand, { type: T }>;

export function takeBackAfter({ parts, settled }: TakeBack, event: PaymentEvent): TakeBack {
  if (event.type === 'PaymentTakenBack') {
    const { amount, operationDate: on } = event.data;
    return { parts: [...parts, { amount, on }], settled };
  }
  return { parts, settled: event.type === 'TakeBackSettled' ? settled + 1 : settled };
}

/** The payment came and went and is on no loan; one event for each part. */
export const settleUnplaced = (paymentId: PaymentId, { parts }: TakeBack): PaymentEvent[] =>
  parts.map(() => ({
    type: 'TakeBackSettled',
    data: { paymentId, to: 'NOTHING', loanId: null, borrowerId: null, postings: [] },
  }));

export function takeBack(state: TakeBack, command: CommandOf<'TakeBackPayment'>) {
  const { type: _, ...data } = command;
  if (data.amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  return isKnownPart(state, data.amount) ? accept() : accept({ type: 'PaymentTakenBack', data });
}

/** What is left of a payment to be placed: all of it while no part has been settled. */
export const remainderOf = (amount: Tiyn, { parts, settled }: TakeBack): Tiyn =>
  subtract(amount, sumOf(parts.slice(0, settled)));

/** `SUSPENSE` posts here, because the payment was suspended here. */
export function settleTakeBack(
  { parts, settled }: TakeBack,
  paymentId: PaymentId,
  { part = 0, to, loanId, borrowerId }: CommandOf<'SettleTakeBack'>,
) {
  const next = parts[part];
  if (!next) return refuse('NOT_FOUND');
  if (part < settled) return accept();
  if (part > settled) return refuse('NOT_ALLOWED_NOW');
  const postings = to === 'SUSPENSE' ? move(next.amount, 'provider-clearing', 'suspense') : [];
  return accept({ type: 'TakeBackSettled', data: { paymentId, to, loanId, borrowerId, postings } });
}
