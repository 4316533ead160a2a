/** Accrued interest that is not posted, of loans on time (R6); late and corrected ones are in late.ts. */
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { daysBetween, earliest, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { type PpmPerDay, subtract, type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import { economicalThrough } from '../../server/domain/money/held.ts';
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
  const running = onTime(pool, at).where(sql<boolean>`loan_period.rate > 0`);
  // The fixed price holds for the first agreed term, whatever was prolonged since.
  const until = sql<LocalDate>`(loan.issued_on + loan.term_count::int)`;
  const fixed = sql<boolean>`coalesce(p.accrued_through < ${until}, false)`;
  // A prolongation has its own price, which starts when the fixed price has been charged in full.
  const price = sql<Tiyn | null>`case when loan.price_issue_date = loan.issued_on then loan.price_interest end`;
  const days = sql`greatest(0, ${date}::date - p.accrued_through)`;
  const daily = sql`div(p.principal::numeric * p.rate * ${days}, 1000000)`;
  const ofFixed = <T>(value: RawBuilder<T> | string) =>
    sql<T | null>`case when ${fixed} then ${typeof value === 'string' ? sql.ref(value) : value} end`;
  // The loans are read once: those at daily interest are one group, without the properties of a fixed price.
  const groups = await db
    .with('p', () => running.select(['loan_id', 'principal', 'rate', 'accrued_through', 'ceiling_through', 'ceiling']))
    .selectFrom('p')
    .leftJoin('loan', (join) => join.onRef('loan.loan_id', '=', 'p.loan_id').on('loan.pricing', '=', 'ECONOMICAL'))
    .select([
      ofFixed<Tiyn>('p.principal').as('principal'),
      ofFixed<PpmPerDay>('p.rate').as('rate'),
      ofFixed<LocalDate>('p.accrued_through').as('accrued'),
      ofFixed<LocalDate>('p.ceiling_through').as('ceiling_through'),
      ofFixed<Tiyn>('p.ceiling').as('ceiling'),
      ofFixed<LocalDate>('loan.issued_on').as('issued_on'),
      ofFixed<Tiyn>('loan.issued_amount').as('amount'),
      ofFixed(until).as('until'),
      ofFixed(price).as('price'),
      sql<Tiyn>`coalesce(sum(${daily}) filter (where not (${fixed})), 0)`.as('daily'),
      sql<bigint>`count(*)`.as('loans'),
    ])
    .groupBy(sql`1, 2, 3, 4, 5, 6, 7, 8, 9`)
    .execute();
  return groups.reduce((sum, { issued_on: issuedOn, until: end, amount, loans, accrued, ...row }) => {
    const { principal, rate, price: whole, ceiling_through, ceiling } = row;
    if (!end || !accrued || principal === null || rate === null) return tiyn(sum + row.daily);
    if (!issuedOn || amount === null || date <= accrued) return sum;
    const held = ceiling_through === null ? {} : { ceiling: { through: ceiling_through, amount: ceiling ?? ZERO } };
    const through = (day: LocalDate) =>
      whole === null ? ZERO : economicalThrough({ issuedOn, amount }, { principal, ...held }, whole, day);
    const within = subtract(through(earliest(date, end)), through(accrued));
    const after = daysBetween(end, latest(date, end));
    return tiyn(sum + (within + interestFor(principal, rate, after)) * loans);
  }, ZERO);
}
