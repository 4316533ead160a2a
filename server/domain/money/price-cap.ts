/** The ceilings of a price by term and amount, and what they let a principal cost. */
import { gesvCapsOn, mciOn } from '../../../schema/reference/caps.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, type PpmPerDay, type Tiyn } from '../../../schema/values/money.ts';
import { headroom } from './gesv.ts';
import { interestFor } from './schedule.ts';

export type PriceCap = { readonly gesvPpm: number; readonly rateBelow: PpmPerDay | null };

/** The ceilings by term and amount: the short regime holds up to 45 days and 45 MCI. */
export function capFor(amount: Tiyn, days: number, day: LocalDate): PriceCap {
  const caps = gesvCapsOn(day);
  const short = days <= caps.shortDays && amount <= mciOn(day) * BigInt(caps.shortMci);
  return short ? { gesvPpm: caps.short, rateBelow: caps.shortRateBelow } : { gesvPpm: caps.general, rateBelow: null };
}

/** The most that these days may cost on top of a principal held in all of them. */
export function lawfulFor(held: Tiyn, days: number, { gesvPpm, rateBelow }: PriceCap): Tiyn {
  const yearly = headroom(held, days, gesvPpm);
  return rateBelow === null ? yearly : least(interestFor(held, rateBelow, days), yearly);
}
