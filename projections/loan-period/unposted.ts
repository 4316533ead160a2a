/** Accrued interest that is not posted, of loans on time (R6); late and corrected ones are in late.ts. */
import { sql } from 'kysely';
import type pg from 'pg';
import { daysBetween, earliest, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { ppmPerDay, subtract, type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import { economicalThrough } from '../../server/domain/money/accrual.ts';
import { interestFor } from '../../server/domain/money/schedule.ts';
import type { LoanTables } from '../loan/table.ts';
import { kyselyOn } from '../postgres.ts';
import { type Moment, onTime } from './late.ts';
import type { LoanPeriodTables } from './table.ts';

type Tables = LoanPeriodTables & LoanTables;

/** The posted debt of the loans that are on time on the day. */
export async function onTimeOn(pool: pg.Pool, at: Moment): Promise<{ loans: number; debt: Tiyn }> {
  const sum = sql<Tiyn>`coalesce(sum(principal + accrued + penalty + premium), 0)`;
  const found = await onTime(pool, at)
    .select([sql<bigint>`count(*)`.as('loans'), sum.as('debt')])
    .executeTakeFirstOrThrow();
  return { loans: Number(found.loans), debt: tiyn(found.debt) };
}

/**
 * Tiyn through `date`: principal x rate x days since the last event; the cap on all charges applies when events are
 * posted. An Economical loan uses its fixed price; equal loans are counted together to save calls.
 */
export async function unpostedInterest(pool: pg.Pool, at: Moment): Promise<Tiyn> {
  const { date } = at;
  const db = kyselyOn<Tables>(pool);
  const running = onTime(pool, at).where('loan_period.rate', '>', ppmPerDay(0));
  // The fixed price holds for the first agreed term, whatever was prolonged since.
  const until = sql<LocalDate>`(loan.issued_on + loan.term_count::int)`;
  const fixed = sql<boolean>`loan.pricing = 'ECONOMICAL' and p.accrued_through < ${until}`;
  // A prolongation has its own price, which starts when the fixed price has been charged in full.
  const price = sql<Tiyn | null>`case when loan.price_issue_date = loan.issued_on then loan.price_interest end`;
  const days = sql`greatest(0, ${date}::date - p.accrued_through)`;
  const all = db
    .with('p', () => running.select(['loan_id', 'principal', 'rate', 'accrued_through', 'ceiling_through', 'ceiling']))
    .selectFrom('p')
    .innerJoin('loan', 'loan.loan_id', 'p.loan_id');
  const [daily, groups] = await Promise.all([
    all
      .where(sql<boolean>`not (${fixed})`)
      .select(sql<Tiyn>`coalesce(sum(div(p.principal::numeric * p.rate * ${days}, 1000000)), 0)`.as('interest'))
      .executeTakeFirstOrThrow(),
    all
      .where(fixed)
      .select(['p.principal', 'p.rate', 'p.accrued_through', 'p.ceiling_through', 'p.ceiling'])
      .select(['loan.issued_on', 'loan.issued_amount'])
      .select([until.as('until'), price.as('price'), sql<bigint>`count(*)`.as('loans')])
      .groupBy(['p.principal', 'p.rate', 'p.accrued_through', 'p.ceiling_through', 'p.ceiling'])
      .groupBy(['loan.issued_on', 'loan.issued_amount', until, price])
      .execute(),
  ]);
  return groups.reduce((sum, { issued_on: issuedOn, issued_amount: amount, loans, ...row }) => {
    if (!issuedOn || amount === null || date <= row.accrued_through) return sum;
    const { until: end, price: whole, principal, ceiling_through, ceiling } = row;
    const held = ceiling_through === null ? {} : { ceiling: { through: ceiling_through, amount: ceiling ?? ZERO } };
    const through = (day: LocalDate) =>
      whole === null ? ZERO : economicalThrough({ issuedOn, amount }, { principal, ...held }, whole, day);
    const within = subtract(through(earliest(date, end)), through(row.accrued_through));
    const after = daysBetween(end, latest(date, end));
    return tiyn(sum + (within + interestFor(row.principal, row.rate, after)) * loans);
  }, daily.interest);
}
