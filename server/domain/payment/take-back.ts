/**
 * What the provider takes back, the whole or a part after a part: each noted once, whichever is told first, and put right once, in their order. Only what
 * has been placed can be taken off a loan; what was taken back as a whole before it was told is never placed.
 */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

export type Part = { readonly amount: Tiyn; readonly on: LocalDate };
/** `parts`: as told; `settled`: how many of them, from the first, have been put right. */
export type TakeBack = { readonly parts: readonly Part[]; readonly settled: number };
export const NOT_TAKEN_BACK: TakeBack = { parts: [], settled: 0 };

const sumOf = (parts: readonly Part[]): Tiyn => add(...parts.map(({ amount }) => amount));
/** In all; nothing where nothing was. */
export const takenBackTotal = ({ parts }: TakeBack): Tiyn => sumOf(parts);
/** What has been told and not been put right. */
export const hasOpenParts = ({ parts, settled }: TakeBack): boolean => settled < parts.length;
/** The same sum is the same notice again: it names the payment, and not itself. */
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

/** Came and went: it is on no loan, and none will hear of it. One for each part. */
export const settleUnplaced = (paymentId: PaymentId, { parts }: TakeBack): PaymentEvent[] =>
  parts.map(() => ({
    type: 'TakeBackSettled',
    data: { paymentId, to: 'NOTHING', loanId: null, borrowerId: null, postings: [] },
  }));

export function takeBack(state: TakeBack, command: CommandOf<'TakeBackPayment'>): Outcome<PaymentEvent> {
  const { type: _, ...data } = command;
  if (data.amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  return isKnownPart(state, data.amount) ? accept() : accept({ type: 'PaymentTakenBack', data });
}

/** What of a payment is left to be placed: all of it while nothing has been put right. */
export const remainderOf = (amount: Tiyn, { parts, settled }: TakeBack): Tiyn =>
  subtract(amount, sumOf(parts.slice(0, settled)));

/** The next part. `SUSPENSE` posts here, because it was suspended here. */
export function settleTakeBack(
  { parts, settled }: TakeBack,
  paymentId: PaymentId,
  { part = 0, to, loanId, borrowerId }: CommandOf<'SettleTakeBack'>,
): Outcome<PaymentEvent> {
  const next = parts[part];
  if (!next) return refuse('NOT_FOUND');
  if (part < settled) return accept();
  if (part > settled) return refuse('NOT_ALLOWED_NOW');
  const postings = to === 'SUSPENSE' ? move(next.amount, 'provider-clearing', 'suspense') : [];
  return accept({ type: 'TakeBackSettled', data: { paymentId, to, loanId, borrowerId, postings } });
}
