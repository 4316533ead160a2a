/** The running loans on a day, by one property. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { lateSince } from '../overdue.ts';
import { DIRECT, isOfView, LIVE_LIST, type PortfolioView, periodsOf, shareOf, standing } from './scope.ts';

export const DIMENSIONS = [
  'PRODUCT',
  'PRICING',
  'TERM',
  'BORROWER',
  'STATUS',
  'ISSUE_MONTH',
  'ARREARS',
  'AMOUNT',
  'CHANNEL',
  'SOURCE',
  'REGION',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export type GroupLine = {
  key: string;
  loans: number;
  borrowers: number;
  principal: Tiyn;
  /** Posted interest and penalty not yet paid. */
  interest: Tiyn;
  penalty: Tiyn;
  /** Principal of loans at least 1 and at least 30 days past due. */
  overduePrincipal: Tiyn;
  par30Principal: Tiyn;
  par30Ppm: number;
};

/** `p` is loan_period, `l` portfolio_loan. Amounts by bands of 50,000 tenge, named by their lower end in tenge. */
export const keyOf = (dimension: Dimension, date: LocalDate): RawBuilder<string> => {
  switch (dimension) {
    case 'PRODUCT':
      return sql`l.product_type`;
    case 'PRICING':
      return sql`l.pricing`;
    case 'TERM':
      return sql`l.term_count || ' ' || l.term_unit`;
    case 'BORROWER':
      return sql`l.borrower_kind`;
    case 'STATUS':
      return sql`p.status`;
    case 'ISSUE_MONTH':
      return sql`to_char(p.issued_on, 'YYYY-MM')`;
    case 'ARREARS':
      return arrearsOf('p', date);
    case 'AMOUNT':
      return sql`(div(l.amount, 5000000) * 50000)::text`;
    case 'CHANNEL':
      return sql`coalesce(l.channel, ${DIRECT})`;
    case 'SOURCE':
      return sql`coalesce(l.source, ${DIRECT})`;
    case 'REGION':
      return sql`coalesce(l.region, 'UNKNOWN')`;
  }
};

export const ARREARS = ['CURRENT', 'D1_30', 'D31_60', 'D61_90', 'D91_PLUS'] as const;
export type ArrearsBucket = (typeof ARREARS)[number];

/** The bucket of days past due on `date` of a row of loan_period under `alias`. */
export const arrearsOf = (alias: string, date: LocalDate): RawBuilder<ArrearsBucket> => {
  const since = sql.ref(`${alias}.overdue_since`);
  return sql`case when ${since} is null or ${since} > ${lateSince(date, 1)} then 'CURRENT'
    when ${since} > ${lateSince(date, 31)} then 'D1_30' when ${since} > ${lateSince(date, 61)} then 'D31_60'
    when ${since} > ${lateSince(date, 91)} then 'D61_90' else 'D91_PLUS' end`;
};

type Raw = Record<Exclude<keyof GroupLine, 'key' | 'par30Ppm'>, bigint> & { key: string };

export async function groupsOf(db: Kysely<unknown>, view: PortfolioView, by: Dimension): Promise<GroupLine[]> {
  const late = (days: number) => sql`coalesce(sum(p.principal) filter
    (where p.overdue_since <= ${lateSince(view.date, days)}), 0)`;
  const unfiltered = { ...view, filter: undefined };
  // A borrower first: counting distinct ones in one step sorts all rows.
  const { rows } = await sql<Raw>`
    with each as (
      select ${keyOf(by, view.date)} as key, l.borrower_id, count(*) as loans, sum(p.principal) as principal,
        sum(p.accrued) as interest, sum(p.penalty) as penalty, ${late(1)} as overdue, ${late(30)} as par30
      from (select * from ${periodsOf(view)} k where ${standing(unfiltered)} and status in (${LIVE_LIST})) p
      join (select * from portfolio_loan where ${isOfView(view)}) l on l.loan_id = p.loan_id group by 1, 2)
    select key, sum(loans) as loans, count(*) as borrowers, sum(principal) as principal, sum(interest) as interest,
      sum(penalty) as penalty, sum(overdue) as "overduePrincipal", sum(par30) as "par30Principal"
    from each group by 1 order by 1`.execute(db);
  return rows.map(({ key, loans, borrowers, principal, interest, penalty, overduePrincipal, par30Principal }) => ({
    key,
    loans: Number(loans),
    borrowers: Number(borrowers),
    principal: tiyn(principal),
    interest: tiyn(interest),
    penalty: tiyn(penalty),
    overduePrincipal: tiyn(overduePrincipal),
    par30Principal: tiyn(par30Principal),
    par30Ppm: shareOf(par30Principal, principal),
  }));
}
