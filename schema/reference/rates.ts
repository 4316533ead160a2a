/** The lender's own prices: R7-R9. A rate is a wish: the price function lowers it where a ceiling or a premium requires it. */

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
  /** Fast issue: the least of the fee and this part (ppm) of what the ceiling leaves; nothing below `fastMinimum`. */
  fastFee: Tiyn;
  fastSharePpm: bigint;
  fastMinimum: Tiyn;
  /** Of the amount, on instalment loans only, payable with the first instalment. */
  insurancePpm: bigint;
};

/** What the version in a price says beyond its figures; what was agreed under an older one stays so. */
export type PriceRules = {
  /** The Economical ceiling looks at the principal still held; at first it looked at the amount issued (D0025). */
  ceilingAsHeld: boolean;
  /** The GESV is cut to a millionth and rounded when it is printed; until then it was rounded twice (docs/decisions/0031). */
  gesvRoundedOnce: boolean;
  /** The fee of a fast issue, too, is owed only as far as the law lets the days held cost it (docs/decisions/0031). */
  feeAsHeld: boolean;
};
const BY_VERSION: readonly (readonly [version: string, rules: PriceRules])[] = [
  ['tariff-2024-1', { ceilingAsHeld: false, gesvRoundedOnce: false, feeAsHeld: false }],
  ['tariff-2024-2', { ceilingAsHeld: true, gesvRoundedOnce: false, feeAsHeld: false }],
];
export const priceRules = (version: string): PriceRules =>
  BY_VERSION.find(([name]) => name === version)?.[1] ?? { ceilingAsHeld: true, gesvRoundedOnce: true, feeAsHeld: true };

export const TARIFFS: readonly Tariff[] = [
  {
    from: localDate('2024-01-01'),
    version: 'tariff-2024-3',
    flexible: ppmPerDay(2_800),
    economical: ppmPerDay(1_960),
    economicalDays: 31,
    instalment: ppmPerDay(1_000),
    fastFee: tenge(990),
    fastSharePpm: 200_000n,
    fastMinimum: tenge(100),
    insurancePpm: 10_000n,
    source: 'own choice; R7, R8, R9; specification 9 (Economical is 30 % cheaper, priced for 31 days)',
  },
];

export const tariffOn = (day: LocalDate): Tariff => inForce(TARIFFS, day);
