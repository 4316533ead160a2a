/** The loss allowance by days past due (R271): a share of what is owed, rounded down once for each bucket. */
import type { LossBucket } from '../../../schema/reference/loss-rates.ts';
import { add, type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';
import { partOf } from './schedule.ts';

/** `debt` is the gross carrying amount: principal, accrued interest and penalty, premiums. */
export type Exposure = { readonly overdueDays: number; readonly loans: number; readonly debt: Tiyn };
export type AllowanceLine = LossBucket & { readonly loans: number; readonly debt: Tiyn; readonly allowance: Tiyn };

/** A line for each bucket, in rising order; an exposure belongs to the last bucket that has begun. */
export function lossAllowance(buckets: readonly LossBucket[], exposures: readonly Exposure[]): AllowanceLine[] {
  return buckets.map((bucket, at) => {
    const next = buckets[at + 1]?.fromDay ?? Number.POSITIVE_INFINITY;
    const own = exposures.filter(({ overdueDays }) => bucket.fromDay <= overdueDays && overdueDays < next);
    const debt = add(ZERO, ...own.map((exposure) => exposure.debt));
    const loans = own.reduce((sum, exposure) => sum + exposure.loans, 0);
    return { ...bucket, loans, debt, allowance: tiyn(partOf(debt, bucket.ratePpm)) };
  });
}
