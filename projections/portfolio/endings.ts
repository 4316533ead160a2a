/** How loans ended: a debt written off is no debt repaid, though both loans are closed. */
import { type Kysely, sql } from 'kysely';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { happened, isOfView, type PortfolioView, wasKnown } from './scope.ts';

export type EndingLine = {
  kind: 'REPAID' | 'WRITTEN_OFF' | 'CEDED' | 'REFINANCED';
  loans: number;
  issuedAmount: Tiyn;
  /** Debt written off, or the prices of the sales. */
  amount: Tiyn;
};

const LOSSES = ['WRITTEN_OFF', 'CEDED', 'REFINANCED'] as const;

/** Ended from `from` on. A loan that has several ends in its log counts once, by the first of this order. */
export async function endingsOf(db: Kysely<unknown>, view: PortfolioView, from: LocalDate): Promise<EndingLine[]> {
  const ofLost = sql<boolean>`loan_id in (select loan_id from lost)`;
  // All closed without the lost ones: two plain sums, where to leave out each lost loan would sort all closed ones.
  const { rows } = await sql<Omit<EndingLine, 'loans'> & { loans: bigint }>`
    with lost as materialized (
      select loan_id, array_agg(kind) as kinds, coalesce(sum(amount), 0) as amount from loan_milestone
      where kind in (${sql.join(LOSSES)}) and ${happened({ ...view, filter: undefined }, from)} group by 1),
    ended as (
      select case when 'WRITTEN_OFF' = any (kinds) then 'WRITTEN_OFF' when 'CEDED' = any (kinds) then 'CEDED'
          else 'REFINANCED' end as kind,
        count(*) as loans, sum(l.amount) as issued, sum(e.amount) as amount
      from lost e join (select * from portfolio_loan where ${isOfView(view)}) l on l.loan_id = e.loan_id group by 1
      union all
      select 'REPAID', sum(a.loans - b.loans), sum(coalesce(a.issued, 0) - coalesce(b.issued, 0)), 0
      from (${closedFrom(view, from)}) a join (${closedFrom(view, from, ofLost)}) b on b.again = a.again)
    select kind, loans::int8 as loans, coalesce(issued, 0)::int8 as "issuedAmount", amount::int8 as amount
    from ended where loans > 0 order by 2 desc, 1`.execute(db);
  return rows.map((row) => ({ ...row, loans: Number(row.loans) }));
}

/** How many closed, and their amounts. The steps tell it of the loans closed again, or for an earlier day. */
function closedFrom(view: PortfolioView, from: LocalDate, which = sql<boolean>`true`) {
  const steps = sql`loan_milestone m where m.loan_id = portfolio_loan.loan_id and kind = 'CLOSED'
    and ${happened({ ...view, filter: undefined }, from)}`;
  const sums = (again: boolean) => sql`select ${again} as again, count(*) as loans, sum(amount) as issued
    from portfolio_loan where ${isOfView(view)} and ${which}`;
  return sql`
    ${sums(false)} and closed_on between ${from} and ${view.date} and closed_on = last_closed_on and not restated
      and ${wasKnown(view, 'closed_known')}
    union all
    ${sums(true)} and (closed_on < last_closed_on or restated) and exists (select from ${steps})`;
}
