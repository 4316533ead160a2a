/** After a partial prepayment the coming instalments are dealt out again over the same dates, at the same rate: they become smaller. */
import type { ScheduleRow, Standing } from '../../../schema/events/figures.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { ZERO } from '../../../schema/values/money.ts';
import type { Contract } from '../money/contract.ts';
import { annuityRows } from '../money/schedule.ts';

/** `day`: the day of the prepayment, through which the interest has been paid. */
export function reschedule(contract: Contract, standing: Standing, day: LocalDate): Standing {
  const past = standing.rows.filter((row) => row.date <= day);
  const coming = standing.rows.filter((row) => row.date > day);
  const first = coming[0];
  if (!first) return standing;
  const rows = annuityRows(
    {
      principal: standing.principal,
      from: day,
      dates: coming.map((row) => row.date),
      rate: contract.rate,
      firstOrder: first.order,
    },
    past.length === 0 ? standing.premium : ZERO,
  );
  const dealt = rows.map((row, i): ScheduleRow => ({ ...row, paid: coming[i]?.paid ?? ZERO, paidOn: null }));
  return { ...standing, rows: [...past, ...dealt] };
}
