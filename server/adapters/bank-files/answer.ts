/** What a bank tells in a file, whatever its format. */
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { atHour } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';

/** A movement on the lender's account. */
export type Entry = {
  /** The bank's own reference; null where it gives none. */
  readonly bankReference: string | null;
  readonly credit: boolean;
  readonly amount: Tiyn;
  readonly operatedOn: LocalDate;
  /** Of our orders that it names, as reference or as number. */
  readonly references: readonly string[];
  readonly number: string | null;
  /** The number under which the payer's accountant knows it. */
  readonly paymentOrder: string | null;
  /** The bank itself calls it the return of an earlier transfer. */
  readonly returned: boolean;
  readonly code: string | null;
  /** A sum of several movements that the file does not list. */
  readonly several: boolean;
  readonly purpose: string;
  readonly other: { readonly account: string; readonly name: string; readonly iin: string };
};

export type OrderStatus = {
  readonly state: 'ACCEPTED' | 'PAID' | 'REJECTED' | 'CANCELED';
  readonly code: string | null;
};
export type Report = {
  readonly messageId: string;
  readonly at: Instant;
  /** Of all orders of the message that are not named. */
  readonly group: OrderStatus | null;
  readonly orders: readonly (OrderStatus & { readonly reference: string })[];
};

export type Answer = { readonly kind: 'pain.002'; readonly report: Report } | Movements;
/** `whole`: it lists every movement of its days, so that equal ones can be counted. */
export type Movements = {
  readonly kind: 'camt.053' | 'camt.054' | '1c';
  readonly whole: boolean;
  readonly entries: readonly Entry[];
  /** Null for a notice, and where the file lacks one of them. */
  readonly balances: Balances | null;
};

/** Of the account at the beginning of the first and the end of the last day. */
export type Balances = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly opening: Tiyn;
  readonly closing: Tiyn;
};

/** Of several statements of an account in one file: from the first opening to the last closing. */
export function together(all: readonly (Balances | null)[]): Balances | null {
  const known = all.filter((one) => one !== null).toSorted((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < all.length) return null;
  return { from: first.from, opening: first.opening, to: last.to, closing: last.closing };
}

/** The sentence goes to the operator and must name no person. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A statement knows the day only. */
export const noonOf = (day: LocalDate): Instant => atHour(day, 12);
