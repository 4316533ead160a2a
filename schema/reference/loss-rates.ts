/** Expected credit losses by days past due, for the loss allowance under IFRS 9. */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Dated, inForce } from './dated.ts';

export type LossBucket = {
  readonly stage: 1 | 2 | 3;
  /** The first day past due of the bucket; 0 is not past due. */
  readonly fromDay: number;
  /** Of the gross carrying amount: 20000 is 2 %. */
  readonly ratePpm: bigint;
};

export type LossRates = Dated & { readonly buckets: readonly LossBucket[] };

/** Buckets stand in rising order. The stages are those of the standard, the rates are the lender's own estimate. */
export const LOSS_RATES: readonly LossRates[] = [
  {
    from: localDate('2024-01-01'),
    buckets: [
      { stage: 1, fromDay: 0, ratePpm: 20_000n },
      { stage: 1, fromDay: 1, ratePpm: 100_000n },
      { stage: 2, fromDay: 31, ratePpm: 350_000n },
      { stage: 2, fromDay: 61, ratePpm: 600_000n },
      { stage: 3, fromDay: 91, ratePpm: 900_000n },
    ],
    source: 'Stages: IFRS 9, 5.5.11 (over 30 days) and B5.5.37 (over 90 days). Rates: own estimate (R271)',
  },
];

export const lossRatesOn = (day: LocalDate): LossRates => inForce(LOSS_RATES, day);
