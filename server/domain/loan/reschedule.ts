/**
 * After a partial prepayment the coming instalments are dealt out again at the same rate, over dates they already had: smaller ones to the same end, or
 * the same ones to an earlier end. Never later, never dearer.
 */
import type { Balances, PlanRow, ScheduleRow } from '../../../schema/events/figures.ts';
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Contract } from '../money/contract.ts';
import { annuityRows, instalmentRows, withPremium } from '../money/schedule.ts';

/** `day`: the day of the prepayment, through which the interest has been paid. */
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
  const premium = past.length === 0 ? standing.premium : ZERO;
  // Where only a premium is left nothing is late (D0025).
  // A rest smaller than its number of instalments: what asks for nothing is no instalment.
  const rows = withPremium(instalments, premium)
    .filter((row) => row.amount > ZERO)
    .map((row: PlanRow): ScheduleRow => ({ ...row, paid: ZERO, paidOn: standing.principal === ZERO ? day : null }));
  return { ...standing, maturity: rows.at(-1)?.date ?? standing.maturity, rows: [...past, ...rows] };
}

/** The instalment as agreed: the largest of the coming ones, since the last takes the rest and a first one may have begun late. */
export const instalmentOf = (coming: readonly PlanRow[]): Tiyn =>
  coming.reduce((largest, row) => most(largest, subtract(row.amount, row.premium)), ZERO);
