/** The lender's own prices: decisions 7-9. A rate is a wish: the price function lowers it where a ceiling or a premium requires it. */

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

/** Prices that say this version measure the Economical ceiling by the amount issued; what was agreed so stays so (record 25). */
export const CEILING_ON_AMOUNT = 'tariff-2024-1';

export const TARIFFS: readonly Tariff[] = [
  {
    from: localDate('2024-01-01'),
    version: 'tariff-2024-2',
    flexible: ppmPerDay(2_800),
    economical: ppmPerDay(1_960),
    economicalDays: 31,
    instalment: ppmPerDay(1_000),
    fastFee: tenge(990),
    fastSharePpm: 200_000n,
    fastMinimum: tenge(100),
    insurancePpm: 10_000n,
    source: 'own choice; decisions 7, 8, 9; specification 9 (Economical is 30 % cheaper, priced for 31 days)',
  },
];

export const tariffOn = (day: LocalDate): Tariff => inForce(TARIFFS, day);
