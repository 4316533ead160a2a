/** Money out and in by day, and money to come by the schedules. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { happened, inScope, issuedFrom, type PortfolioView, paymentsOf, plansOf } from './scope.ts';

export type CashPeriod = 'DAY' | 'MONTH';
export type CashLine = {
  /** YYYY-MM-DD or YYYY-MM. */
  period: string;
  issued: number;
  issuedAmount: Tiyn;
  payments: number;
  /** From outside, whatever it paid; what went to the borrower's balance is in it. */
  collected: Tiyn;
  /** Payments that providers took back on that day. */
  takenBack: Tiyn;
};
export type ExpectedLine = { period: string; payments: number; amount: Tiyn };

const periodOf = (period: CashPeriod, column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)}, ${sql.lit(period === 'DAY' ? 'YYYY-MM-DD' : 'YYYY-MM')})`;

type RawCash = Record<Exclude<keyof CashLine, 'period'>, bigint> & { period: string };

export async function cashOf(
  db: Kysely<unknown>,
  view: PortfolioView,
  from: LocalDate,
  period: CashPeriod,
): Promise<CashLine[]> {
  const within = (column: string) => sql`${sql.ref(column)} between ${from} and ${view.date}`;
  // A day first: there are far fewer of them than payments, and a month is costly to print.
  const { rows } = await sql<RawCash>`
    with paid as materialized (
      select paid_on, reversed_on, count(*) as n, sum(amount) as amount from ${paymentsOf(view)} p
      where source = 'PROVIDER' and (${within('paid_on')} or ${within('reversed_on')}) and ${inScope(view)}
      group by 1, 2),
    flows as (
      select issued_on as on_date, count(*) as issued, sum(amount) as issued_amount, 0 as payments, 0 as collected,
        0 as taken_back
      from (${issuedFrom(view, from)}) i group by 1
      union all
      select on_date, -count(*), -sum(amount), 0, 0, 0
      from loan_milestone where kind = 'ISSUED_BY_REFINANCING' and ${happened(view, from)} group by 1
      union all
      select paid_on, 0, 0, n, amount, 0 from paid where ${within('paid_on')}
      union all
      select reversed_on, 0, 0, 0, 0, amount from paid where ${within('reversed_on')})
    select ${periodOf(period, 'on_date')} as period, sum(issued) as issued, sum(issued_amount) as "issuedAmount",
      sum(payments) as payments, sum(collected) as collected, sum(taken_back) as "takenBack"
    from flows group by 1 having sum(issued) > 0 or sum(payments) > 0 or sum(taken_back) > 0 order by 1`.execute(db);
  return rows.map(({ issued, payments, ...line }) => ({
    ...(line as Omit<CashLine, 'issued' | 'payments'>),
    issued: Number(issued),
    payments: Number(payments),
  }));
}

/** Unpaid parts of the schedules that stood on the day of the view, due after it and through `through`. */
export async function expectedOf(
  db: Kysely<unknown>,
  view: PortfolioView,
  through: LocalDate,
  period: CashPeriod,
): Promise<ExpectedLine[]> {
  const { rows } = await sql<{ period: string; payments: bigint; amount: Tiyn }>`
    select ${periodOf(period, 'due_on')} as period, count(*) as payments, sum(amount) as amount
    from ${plansOf(view)} p where due_on > ${view.date} and due_on <= ${through} and from_date <= ${view.date}
      and (to_date is null or to_date > ${view.date}) and ${inScope(view)}
    group by 1 order by 1`.execute(db);
  return rows.map((row) => ({ ...row, payments: Number(row.payments) }));
}
