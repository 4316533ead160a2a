/** A history as the naive model is told it, and what a row of its schedule holds. */
import type { PlanRow, Price } from '../../schema/events/figures.ts';
import { nextWorkingDay } from '../../schema/reference/calendar.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';

export type Agreement = 'PROLONGATION' | 'RESTRUCTURING';

/** What happened. `under`: money for a signed agreement; `price`: that of the new part, when it takes effect; `rows`: as dealt out again. */
export type Fact = { on: LocalDate } & (
  | { kind: 'pay'; n: number; amount: bigint; under: Agreement | null }
  | { kind: 'prepay'; part: bigint | null }
  | { kind: 'defer'; until: LocalDate }
  | { kind: 'waive'; amount: bigint }
  | { kind: 'redeal'; rows: readonly PlanRow[] }
  | { kind: 'agree'; what: Agreement; price: Price }
);

export const min = (...all: readonly bigint[]): bigint => all.reduce((a, b) => (b - a < 0n ? b : a));

export type Part = 'principal' | 'interest' | 'penalty' | 'premium';
export type Owed = Record<Part, bigint>;
/** `lastDay`: the last one to pay in time; `interest`: as asked for on the due date. */
export type Row = Owed & { date: LocalDate; lastDay: LocalDate; paidOn: LocalDate | null };

export const rowOf = ({ date, principal, premium }: Price['rows'][number]): Row => {
  const lastDay = nextWorkingDay(date);
  return { date, lastDay, principal, premium, interest: 0n, penalty: 0n, paidOn: null };
};
export const sum = (owed: readonly Owed[], ...parts: Part[]): bigint =>
  owed.reduce((all, one) => parts.reduce((some, part) => some + one[part], all), 0n);
