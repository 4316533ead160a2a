/** Figures that an offer promises beyond its schedule, by the loan's own formulas; none of them is stored. */

import type { Price, Terms } from '../../../schema/events/figures.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import { addDays, daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { most, type Tiyn } from '../../../schema/values/money.ts';
import { accrueTo } from './accrual.ts';
import { contractOf, openingBalances } from './contract.ts';
import { reprice } from './price.ts';

/** Longer than all waits of an application together (R18, R23). */
export const ISSUE_WITHIN_DAYS = 30;

/** The highest total of the signed offer over the possible days of issue: months differ in length. */
export const highestTotal = (price: Price, terms: Terms): Tiyn =>
  days(1, ISSUE_WITHIN_DAYS).reduce(
    (highest, after) => most(highest, reprice(price, terms, addDays(price.issueDate, after)).total),
    price.total,
  );

/** On this day the signed offer would cost more than the borrower was told it can (D0024). */
export const outgrown = (price: Price, terms: Terms, issueDate: LocalDate): boolean => {
  const { total } = reprice(price, terms, issueDate);
  return total > price.total && total > highestTotal(price, terms);
};

export type EarlyPrice = { readonly days: number; readonly on: LocalDate; readonly interest: Tiyn };

/**
 * Economical: from which day the fixed price is reached, and what a payoff costs before it (R9). Null for other
 * pricings.
 */
export function earlyPrices(
  terms: Terms,
  price: Price,
): { readonly wholeFrom: EarlyPrice; readonly before: readonly EarlyPrice[] } | null {
  const contract = contractOf(terms, price);
  if (!contract.fixed) return null;
  const opening = openingBalances(contract, price);
  const after = (held: number): EarlyPrice => {
    const on = addDays(price.issueDate, held);
    return { days: held, on, interest: accrueTo(contract, opening, on).interest };
  };
  const all = days(1, daysBetween(price.issueDate, price.maturity)).map(after);
  const whole = all.findIndex(({ interest }) => interest === price.interest);
  const wholeFrom = all[whole];
  if (!wholeFrom) throw inWords('NO_WHOLE_PRICE');
  return { wholeFrom, before: [5, 10, whole].flatMap((held) => all.slice(0, whole)[held - 1] ?? []) };
}

const days = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
