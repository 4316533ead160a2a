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

export type Answer =
  | { readonly kind: 'pain.002'; readonly report: Report }
  /** `whole`: it lists every movement of its days, so that equal ones can be counted. */
  | { readonly kind: 'camt.053' | 'camt.054' | '1c'; readonly whole: boolean; readonly entries: readonly Entry[] };

/** The sentence goes to the operator and must name no person. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A statement knows the day only. */
export const noonOf = (day: LocalDate): Instant => atHour(day, 12);
