/**
 * Recasts the schedule after a partial prepayment, at the same rate and over the same dates: smaller instalments to the
 * same end, or the same instalments to an earlier end.
 */
import type { Balances, PlanRow, ScheduleRow } from '../../../schema/events/figures.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Contract } from '../money/contract.ts';
import { premiumsRecast } from '../money/premium.ts';
import { annuityRows, instalmentRows, withPremium } from '../money/schedule.ts';

/** Interest has been paid through `day`, the day of the prepayment. */
export function reschedule(contract: Contract, standing: Balances, day: LocalDate, mode: PrepaymentMode): Balances {
  const past = standing.rows.filter((row) => row.date <= day);
  const coming = standing.rows.filter((row) => row.date > day);
  const first = coming[0];
  if (!first) return standing;
  const plan = {
    principal: standing.principal,
    from: day,
    dates: coming.map((row) => row.date),
    rate: contract.rate,
    firstOrder: first.order,
  };
  const instalments = mode === 'SHORTER_TERM' ? instalmentRows(plan, instalmentOf(coming)) : annuityRows(plan);
  // A premium alone makes nothing late (D0025). A remainder too small for every month leaves rows of zero, which are
  // dropped.
  const rows = withPremiums(instalments)
    .filter((row) => row.amount > ZERO)
    .map((row: PlanRow): ScheduleRow => ({ ...row, paid: ZERO, paidOn: standing.principal === ZERO ? day : null }));
  return { ...standing, maturity: rows.at(-1)?.date ?? standing.maturity, rows: [...past, ...rows] };

  function withPremiums(recast: PlanRow[]): PlanRow[] {
    if (standing.premiumDue !== undefined) return premiumsRecast(recast, contract, standing, day);
    return withPremium(recast, past.length === 0 ? standing.premium : ZERO);
  }
}

/** The largest of the coming instalments: the last takes the remainder, and the first may cover fewer days. */
export const instalmentOf = (coming: readonly PlanRow[]): Tiyn =>
  coming.reduce((largest, row) => most(largest, subtract(row.amount, row.premium)), ZERO);
