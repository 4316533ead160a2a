/**
 * The annual effective rate (GESV): the one number here that is solved in doubles (R1).
 * Sum of P_i / (1 + r)^(t_i / 365) over the borrower's payments = the amount given; t in days from the day of issue. National Bank order 208 of 26.11.2019.
 */
import { type PpmPerDay, ppmPerDay, type Tiyn, tiyn } from '../../../schema/values/money.ts';

export type Flow = { days: number; amount: Tiyn };

/** Compared unrounded, and held this far below the ceiling, so that no rounding ever excuses a higher price. */
const SAFETY = 1e-6;
const TOLERANCE = 1e-12;
const NEWTON_STEPS = 60;
/** What the solver may leave of a millionth: a rate that is a whole one stays it. */
const SOLVED_TO = 1e-5;

const presentValue = (rate: number, flows: readonly Flow[]): number =>
  flows.reduce((sum, flow) => sum + Number(flow.amount) / (1 + rate) ** (flow.days / 365), 0);

const slope = (rate: number, flows: readonly Flow[]): number =>
  flows.reduce((sum, f) => sum - ((f.days / 365) * Number(f.amount)) / (1 + rate) ** (f.days / 365 + 1), 0);

/** The rate as a fraction: 1.703 is 170.3 %. The function is convex and falls, so Newton from 0 climbs to the only root. */
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

/** The highest whole rate a day that stays under a ceiling however early anything is repaid: (1 + rate)^365 - 1 <= the ceiling. */
export const rateForAnyDay = (capPpm: number): PpmPerDay =>
  ppmPerDay(Math.floor(((1 + capPpm / 1_000_000 - SAFETY) ** (1 / 365) - 1) * 1_000_000));

/** Cut to a millionth, so that printing rounds for the first time. `roundedOnce` false: as in the first versions of the tariff. */
export const toPpm = (rate: number, roundedOnce = true): number =>
  roundedOnce ? Math.floor(rate * 1_000_000 + SOLVED_TO) : Math.round(rate * 1_000_000);

/** `capPpm`: 1790000 is 179 %. */
export const withinCap = (rate: number, capPpm: number): boolean => rate <= capPpm / 1_000_000 - SAFETY;

/** The most that one payment after `days` may cost on top of the amount, in tiyn, rounded down. */
export const headroom = (given: Tiyn, days: number, capPpm: number): Tiyn =>
  tiyn(BigInt(Math.floor(Number(given) * ((1 + capPpm / 1_000_000 - SAFETY) ** (days / 365) - 1))));
