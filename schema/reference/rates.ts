/** The lender's own prices (R7-R9). The price function lowers a rate where a ceiling or a premium requires it. */

import type { LocalDate } from '../values/local-date.ts';
import { localDate } from '../values/local-date.ts';
import { type PpmPerDay, ppmPerDay, type Tiyn, tenge } from '../values/money.ts';
import { type Dated, inForce } from './dated.ts';

export type Tariff = Dated & {
  version: string;
  flexible: PpmPerDay;
  /** 30 % below Flexible; priced for `economicalDays` whatever the day of repayment. */
  economical: PpmPerDay;
  economicalDays: number;
  instalment: PpmPerDay;
  /**
   * Fast issue: the fee, or this part (ppm) of what the ceiling leaves where that is less; nothing below `fastMinimum`.
   */
  fastFee: Tiyn;
  fastSharePpm: bigint;
  fastMinimum: Tiyn;
  /** Of the amount, on instalment loans only. */
  insurancePpm: bigint;
};

/** The calculation rules of a price version; an agreed price keeps its own. */
export type PriceRules = {
  /** The Economical ceiling follows the principal still held; at first it followed the amount issued (D0025). */
  ceilingAsHeld: boolean;
  /** The GESV is cut to a millionth and rounded only for print; earlier it was rounded twice (D0031). */
  gesvRoundedOnce: boolean;
  /** The fast issue fee is earned only as far as the law allows for the days held (D0031). */
  feeAsHeld: boolean;
  /** On instalment loans each row asks for what is earned of the premiums; at first the first one did (D0252). */
  premiumsByRow: boolean;
};
const BY_VERSION: readonly (readonly [version: string, rules: PriceRules])[] = [
  ['tariff-2024-1', { ceilingAsHeld: false, gesvRoundedOnce: false, feeAsHeld: false, premiumsByRow: false }],
  ['tariff-2024-2', { ceilingAsHeld: true, gesvRoundedOnce: false, feeAsHeld: false, premiumsByRow: false }],
  ['tariff-2024-3', { ceilingAsHeld: true, gesvRoundedOnce: true, feeAsHeld: true, premiumsByRow: false }],
];
const NEWEST: PriceRules = { ceilingAsHeld: true, gesvRoundedOnce: true, feeAsHeld: true, premiumsByRow: true };
export const priceRules = (version: string): PriceRules => BY_VERSION.find(([name]) => name === version)?.[1] ?? NEWEST;

export const TARIFFS: readonly Tariff[] = [
  {
    from: localDate('2024-01-01'),
    version: 'tariff-2024-4',
    flexible: ppmPerDay(2_800),
    economical: ppmPerDay(1_960),
    economicalDays: 31,
    instalment: ppmPerDay(1_000),
    fastFee: tenge(990),
    fastSharePpm: 200_000n,
    fastMinimum: tenge(100),
    insurancePpm: 10_000n,
    source: 'own choice; R7, R8, R9',
  },
];

export const tariffOn = (day: LocalDate): Tariff => inForce(TARIFFS, day);
