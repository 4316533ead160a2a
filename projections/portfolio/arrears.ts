/** How arrears grow with the age of a month's loans, and how loans move between buckets of days past due. */
import { type Kysely, sql } from 'kysely';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { type ArrearsBucket, arrearsOf } from './groups.ts';
import {
  happened,
  inScope,
  issuedFrom,
  LIVE_LIST,
  type PortfolioView,
  periodsOf,
  recordedBy,
  shareOf,
  standing,
} from './scope.ts';

export type VintageLine = {
  /** The month of the issue, YYYY-MM. */
  cohort: string;
  /** Months since the month of the issue; 0 is that month's own end. */
  age: number;
  issued: number;
  issuedAmount: Tiyn;
  lateLoans: number;
  latePrincipal: Tiyn;
  /** Debt written off or sold by then. */
  lost: Tiyn;
  /** Late principal and what was lost, in ppm of the amounts issued. */
  lateSharePpm: number;
};

export const OUTCOMES = ['REPAID', 'REFINANCED', 'CEDED', 'WRITTEN_OFF'] as const;
export type RollTo = ArrearsBucket | (typeof OUTCOMES)[number];
export type RollLine = {
  from: ArrearsBucket;
  to: RollTo;
  loans: number;
  /** Principal on the first day. */
  principal: Tiyn;
  /** Of the principal of its first bucket. */
  sharePpm: number;
};

type RawVintage = Record<'age' | 'issued' | 'issuedAmount' | 'lateLoans' | 'latePrincipal' | 'lost', bigint> & {
  cohort: string;
};

/** Loans issued from `from` on, at the end of each month; the last month ends on the day of the view. */
export async function vintagesOf(
  db: Kysely<unknown>,
  view: PortfolioView,
  from: LocalDate,
  overdueDays: number,
): Promise<VintageLine[]> {
  const month = (column: string) => sql`date_trunc('month', ${sql.ref(column)}::timestamp)`;
  const within = sql`issued_on between ${from} and ${view.date}`;
  // The join with what was issued filters the losses.
  const unfiltered = { ...view, filter: undefined };
  const { rows } = await sql<RawVintage>`
    with ends as (
      select least((m + interval '1 month')::date - 1, ${view.date}::date) as day, m
      from generate_series(date_trunc('month', ${from}::timestamp), ${view.date}::timestamp, interval '1 month') m),
    issued as (
      select issued_on, count(*) as loans, sum(amount) as amount from (${issuedFrom(view, from)}) i group by 1),
    cohort as (select ${month('issued_on')} as m, sum(loans) as issued, sum(amount) as amount from issued group by 1),
    late_days as (
      select p.issued_on, e.day, count(*) as loans, sum(p.principal) as principal
      from ${periodsOf(view)} p
      join ends e on p.from_date <= e.day and coalesce(p.to_date, 'infinity') > e.day
        and p.overdue_since <= e.day - ${overdueDays - 1}::int
      where ${inScope(view)} and p.overdue_since is not null and p.status in (${LIVE_LIST}) and ${within}
      group by 1, 2),
    late as (
      select ${month('issued_on')} as m, day, sum(loans) as loans, sum(principal) as principal
      from late_days group by 1, 2),
    losses as (
      select ${month('issued_on')} as m, l.on_date, l.amount
      from (select * from loan_milestone where kind in ('WRITTEN_OFF', 'CEDED') and ${happened(unfiltered)}) l
      join (${issuedFrom(view, from)}) i on i.loan_id = l.loan_id),
    gone as (
      select l.m, e.day, sum(l.amount) as lost from ends e join losses l on l.on_date <= e.day group by 1, 2)
    select to_char(c.m, 'YYYY-MM') as cohort,
      ((extract(year from e.m) - extract(year from c.m)) * 12 + extract(month from e.m) - extract(month from c.m))::int8
        as age,
      c.issued, c.amount as "issuedAmount", coalesce(late.loans, 0) as "lateLoans",
      coalesce(late.principal, 0) as "latePrincipal", coalesce(gone.lost, 0) as lost
    from cohort c join ends e on e.m >= c.m
    left join late on late.m = c.m and late.day = e.day
    left join gone on gone.m = c.m and gone.day = e.day
    order by c.m, e.m`.execute(db);
  return rows.map(({ age, issued, lateLoans, ...row }) => ({
    cohort: row.cohort,
    age: Number(age),
    issued: Number(issued),
    issuedAmount: tiyn(row.issuedAmount),
    lateLoans: Number(lateLoans),
    latePrincipal: tiyn(row.latePrincipal),
    lost: tiyn(row.lost),
    lateSharePpm: shareOf(row.latePrincipal + row.lost, row.issuedAmount),
  }));
}

type RawRoll = { from: ArrearsBucket; to: RollTo; loans: bigint; principal: bigint };

/** Loans that ran on `from`: where each stood then, and where it stands or how it ended on the day of the view. */
export async function rollsOf(db: Kysely<unknown>, view: PortfolioView, from: LocalDate): Promise<RollLine[]> {
  const live = (of: PortfolioView, date: LocalDate) =>
    sql`select loan_id, principal, overdue_since from ${periodsOf(of)} p
      where ${standing(of, date)} and status in (${LIVE_LIST})`;
  const unfiltered = { ...view, filter: undefined };
  const { rows } = await sql<RawRoll>`
    with a as materialized (${live(view, from)}), b as materialized (${live(unfiltered, view.date)}),
    ended as (
      select loan_id, array_agg(kind) as kinds from loan_milestone
      where kind in ('WRITTEN_OFF', 'CEDED', 'REFINANCED') and on_date <= ${view.date} and ${recordedBy(view)}
      group by 1)
    select ${arrearsOf('a', from)} as "from",
      case when b.loan_id is not null then ${arrearsOf('b', view.date)}
        when 'WRITTEN_OFF' = any (kinds) then 'WRITTEN_OFF' when 'CEDED' = any (kinds) then 'CEDED'
        when 'REFINANCED' = any (kinds) then 'REFINANCED' else 'REPAID' end as "to",
      count(*) as loans, sum(a.principal) as principal
    from a left join b on b.loan_id = a.loan_id left join ended on ended.loan_id = a.loan_id
    group by 1, 2 order by 1, 2`.execute(db);
  const whole = (bucket: ArrearsBucket) =>
    rows.reduce((sum, row) => (row.from === bucket ? sum + row.principal : sum), 0n);
  return rows.map(({ loans, principal, ...line }) => ({
    ...line,
    loans: Number(loans),
    principal: tiyn(principal),
    sharePpm: shareOf(principal, whole(line.from)),
  }));
}
