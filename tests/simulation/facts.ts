import type { PlanRow, Price, Terms } from '../../schema/events/figures.ts';
import { nextWorkingDay } from '../../schema/reference/calendar.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';

export type Agreement = 'PROLONGATION' | 'REFINANCING' | 'RESTRUCTURING';

/** `under`: money for a signed agreement; `price`: of the new part or loan; `rows`: after a reschedule. */
export type Fact = { on: LocalDate } & (
  | { kind: 'pay'; n: number; amount: bigint; under: Agreement | null }
  | { kind: 'prepay'; part: bigint | null }
  | { kind: 'defer'; until: LocalDate }
  | { kind: 'waive'; amount: bigint }
  | { kind: 'redeal'; rows: readonly PlanRow[] }
  | { kind: 'agree'; what: Exclude<Agreement, 'REFINANCING'>; price: Price }
  | { kind: 'refinance'; terms: Terms; price: Price }
  | { kind: 'bonus'; id: string; amount: bigint }
  | { kind: 'end'; status: 'CLOSING_PROCESS' | 'CESSION' }
);

export const min = (...all: readonly bigint[]): bigint => all.reduce((a, b) => (b - a < 0n ? b : a));

export const ALL = ['principal', 'interest', 'penalty', 'premium'] as const;
export type Part = (typeof ALL)[number];
export type Owed = Record<Part, bigint>;
/**
 * `lastDay`: the last day to pay in time; `interest`: the row's unpaid interest; `asked`: the original principal and
 * interest.
 */
export type Row = Owed & { date: LocalDate; lastDay: LocalDate; paidOn: LocalDate | null; asked: bigint };

export const rowOf = ({ date, principal, premium }: Price['rows'][number]): Row => {
  const lastDay = nextWorkingDay(date);
  return { date, lastDay, principal, premium, interest: 0n, penalty: 0n, paidOn: null, asked: principal };
};
export const sum = (owed: readonly Owed[], ...parts: Part[]): bigint =>
  owed.reduce((all, one) => parts.reduce((some, part) => some + one[part], all), 0n);
export function taken(money: bigint, part: Part, from: readonly Owed[]): bigint {
  let left = money;
  for (const one of from) {
    const paid = min(left, one[part]);
    [one[part], left] = [one[part] - paid, left - paid];
  }
  return money - left;
}
