/**
 * What the law lets the days of a loan cost on the principal really held, stretch by stretch between repayments of
 * principal (D0025): the ceiling of a fixed price and of premiums.
 */
import type { Balances } from '../../../schema/events/figures.ts';
import { gesvCapsOn } from '../../../schema/reference/caps.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Contract } from './contract.ts';
import { lawfulFor } from './price-cap.ts';

type Held = Pick<Balances, 'principal' | 'ceiling'>;
/** Without `cap`: a short loan, as every fixed-price loan is. */
type Issued = Pick<Contract, 'issuedOn' | 'amount'> & Partial<Pick<Contract, 'cap'>>;

/**
 * The Economical price for the days held: the fixed price, but never above what the law allows for these days on the
 * principal held. Without prepayment the fixed price is reached from day 21 (R9). `standing` is that of the last event
 * up to `day`.
 */
export const economicalThrough = (contract: Issued, standing: Held, fixed: Tiyn, day: LocalDate): Tiyn =>
  least(fixed, lawfulThrough(contract, standing, day));

/**
 * The most these days may lawfully cost, stretch by stretch: none costs more than a loan of its principal and days may
 * (0.3 % a day and 179 % a year, or 46 %; D0025).
 */
export function lawfulThrough(
  { issuedOn, amount, cap = shortCap(issuedOn) }: Issued,
  { principal, ceiling }: Held,
  day: LocalDate,
): Tiyn {
  const held = ceiling ? principal : amount;
  const days = Math.max(0, daysBetween(ceiling?.through ?? issuedOn, day));
  return add(ceiling?.amount ?? ZERO, lawfulFor(held, days, cap));
}

function shortCap(day: LocalDate): Contract['cap'] {
  const { short, shortRateBelow } = gesvCapsOn(day);
  return { gesvPpm: short, rateBelow: shortRateBelow };
}

/** `after` is `before` with a payment allocated on `day`. From then on repaid principal costs nothing more. */
export function heldFrom(contract: Contract, before: Balances, after: Balances, day: LocalDate): Balances {
  const over = !before.ceiling || before.ceiling.through > day || before.principal === after.principal;
  return over ? after : { ...after, ceiling: { through: day, amount: lawfulThrough(contract, before, day) } };
}

/** A fixed price keeps its end, and the days to it cost nothing more, whatever is agreed for the days after it. */
export function fixedToItsEnd(contract: Contract, standing: Balances, day: LocalDate): Balances {
  if (!contract.fixed || !standing.ceiling || day >= contract.fixed.until) return standing;
  return { ...standing, ceiling: { through: contract.fixed.until, amount: lawfulThrough(contract, standing, day) } };
}
