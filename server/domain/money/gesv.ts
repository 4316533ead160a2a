/**
 * The annual effective rate (GESV), the only figure here computed in doubles (R1): the r for which the sum of P_i / (1
 * + r)^(t_i / 365) over the borrower's payments equals the amount given, t in days from the issue. National Bank order
 * 208 of 26 November 2019.
 */
import { type PpmPerDay, ppmPerDay, type Tiyn, tiyn } from '../../../schema/values/money.ts';

export type Flow = { days: number; amount: Tiyn };

/**
 * The rate is compared unrounded and kept this far below the ceiling, so that rounding never excuses a higher price.
 */
const SAFETY = 1e-6;
const TOLERANCE = 1e-12;
const NEWTON_STEPS = 60;
/** The solver's error in millionths; a rate that is a whole millionth stays it. */
const SOLVED_TO = 1e-5;

const presentValue = (rate: number, flows: readonly Flow[]): number =>
  flows.reduce((sum, flow) => sum + Number(flow.amount) / (1 + rate) ** (flow.days / 365), 0);

const slope = (rate: number, flows: readonly Flow[]): number =>
  flows.reduce((sum, f) => sum - ((f.days / 365) * Number(f.amount)) / (1 + rate) ** (f.days / 365 + 1), 0);

/**
 * As a fraction: 1.703 is 170.3 %. The function is convex and falling, so Newton's method from 0 finds the only root.
 */
export function gesv(given: Tiyn, flows: readonly Flow[]): number {
  const surplus = (rate: number): number => presentValue(rate, flows) - Number(given);
  if (surplus(0) <= 0) return 0;
  let rate = 0;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const next = rate - surplus(rate) / slope(rate, flows);
    if (!Number.isFinite(next)) break;
    if (Math.abs(next - rate) < TOLERANCE * (1 + next)) return next;
    rate = next;
  }
  return bisect(surplus);
}

function bisect(surplus: (rate: number) => number): number {
  let low = 0;
  let high = 1;
  while (surplus(high) > 0) high *= 2;
  while (high - low > TOLERANCE * (1 + high)) {
    const middle = (low + high) / 2;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The highest whole daily rate that stays under the ceiling however early the loan is repaid: (1 + rate)^365 - 1 <=
 * ceiling.
 */
export const rateForAnyDay = (capPpm: number): PpmPerDay =>
  ppmPerDay(Math.floor(((1 + capPpm / 1_000_000 - SAFETY) ** (1 / 365) - 1) * 1_000_000));

/**
 * Cut to a millionth, so that only printing rounds. `roundedOnce` false: the first tariff versions, which rounded here
 * too.
 */
export const toPpm = (rate: number, roundedOnce = true): number =>
  roundedOnce ? Math.floor(rate * 1_000_000 + SOLVED_TO) : Math.round(rate * 1_000_000);

/** `capPpm`: 1790000 is 179 %. */
export const withinCap = (rate: number, capPpm: number): boolean => rate <= capPpm / 1_000_000 - SAFETY;

/** The most that one payment after `days` may cost on top of the amount, in tiyn, rounded down. */
export const headroom = (given: Tiyn, days: number, capPpm: number): Tiyn =>
  tiyn(BigInt(Math.floor(Number(given) * ((1 + capPpm / 1_000_000 - SAFETY) ** (days / 365) - 1))));
