/** How loans ended: a debt written off is no debt repaid, though both loans are closed. */
import { type Kysely, sql } from 'kysely';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { happened, isOfView, type PortfolioView } from './scope.ts';

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
  const closed = closedFrom(view, from);
  // All closed without the lost ones: two plain sums, where to leave out each lost loan would sort all closed ones.
  const { rows } = await sql<Omit<EndingLine, 'loans'> & { loans: bigint }>`
    with lost as materialized (
      select loan_id, array_agg(kind) as kinds, coalesce(sum(amount), 0) as amount from loan_milestone
      where kind in (${sql.join(LOSSES)}) and ${happened(view, from)} group by 1),
    ended as (
      select case when 'WRITTEN_OFF' = any (kinds) then 'WRITTEN_OFF' when 'CEDED' = any (kinds) then 'CEDED'
          else 'REFINANCED' end as kind,
        count(*) as loans, sum(l.amount) as issued, sum(e.amount) as amount
      from lost e join portfolio_loan l on l.loan_id = e.loan_id group by 1
      union all
      select 'REPAID', a.loans - b.loans, a.issued - coalesce(b.issued, 0), 0
      from (select count(*) as loans, sum(amount) as issued from (${closed}) c) a,
        (select count(*) as loans, sum(c.amount) as issued from (${closed}) c join lost on lost.loan_id = c.loan_id) b)
    select kind, loans, coalesce(issued, 0)::int8 as "issuedAmount", amount::int8 as amount
    from ended where loans > 0 order by 2 desc, 1`.execute(db);
  return rows.map((row) => ({ ...row, loans: Number(row.loans) }));
}

/** loan_id and amount. A loan that was closed more than twice is looked up in its steps. */
function closedFrom(view: PortfolioView, from: LocalDate) {
  const closed = sql`kind = 'CLOSED' and ${happened({ ...view, filter: undefined }, from)}`;
  const of = isOfView(view);
  if (view.knownAt)
    return sql`select loan_id, amount from portfolio_loan
      where loan_id in (select loan_id from loan_milestone where ${closed}) and ${of}`;
  const within = sql`between ${from} and ${view.date}`;
  return sql`
    select loan_id, amount from portfolio_loan where (closed_on ${within} or last_closed_on ${within}) and ${of}
    union all
    select loan_id, amount from portfolio_loan l
    where closed_on < ${from} and last_closed_on > ${view.date} and ${of}
      and exists (select from loan_milestone m where m.loan_id = l.loan_id and ${closed})`;
}
