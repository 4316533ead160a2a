/** How loans ended: a debt written off is no debt repaid, though both loans are closed. */
import { type Kysely, sql } from 'kysely';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { happened, type PortfolioView } from './scope.ts';

export type EndingLine = {
  kind: 'REPAID' | 'WRITTEN_OFF' | 'CEDED' | 'REFINANCED';
  loans: number;
  issuedAmount: Tiyn;
  /** Debt written off, or the prices of the sales. */
  amount: Tiyn;
};

const ENDS = ['CLOSED', 'WRITTEN_OFF', 'CEDED', 'REFINANCED'] as const;

/** Ended from `from` on. A loan that has several ends in its log counts once, by the first of this order. */
export async function endingsOf(db: Kysely<unknown>, view: PortfolioView, from: LocalDate): Promise<EndingLine[]> {
  const { rows } = await sql<Omit<EndingLine, 'loans'> & { loans: bigint }>`
    with ended as (
      select loan_id, array_agg(kind) as kinds, coalesce(sum(amount), 0) as amount from loan_milestone
      where kind in (${sql.join(ENDS)}) and ${happened(view, from)} group by 1)
    select case when 'WRITTEN_OFF' = any (kinds) then 'WRITTEN_OFF' when 'CEDED' = any (kinds) then 'CEDED'
        when 'REFINANCED' = any (kinds) then 'REFINANCED' else 'REPAID' end as kind,
      count(*) as loans, coalesce(sum(l.amount), 0)::int8 as "issuedAmount", sum(e.amount)::int8 as amount
    from ended e join portfolio_loan l on l.loan_id = e.loan_id group by 1 order by 2 desc, 1`.execute(db);
  return rows.map((row) => ({ ...row, loans: Number(row.loans) }));
}
