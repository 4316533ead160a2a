/** For analysts. Money in tiyn, shares in ppm. The models read here advance together. */
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { isRunning, type LoanStatus } from '../../schema/loan-status.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { add, type Tiyn, tiyn } from '../../schema/values/money.ts';
import { asOfPosition } from '../checkpoint/as-of.ts';
import { loanPeriodReads } from '../loan-period/read.ts';
import { kyselyOn } from '../postgres.ts';
import { rollsOf, vintagesOf } from './arrears.ts';
import { type CashPeriod, cashOf, expectedOf } from './cash.ts';
import { agreementsOf } from './changes.ts';
import { debtLoadsOf, declinesOf, FUNNEL_STAGES, type FunnelLine, funnelOf } from './decisions.ts';
import { endingsOf } from './endings.ts';
import { type Dimension, groupsOf } from './groups.ts';
import { incomeOf } from './income.ts';
import { parOf } from './par.ts';
import { candidatesOf, knownThrough } from './sample.ts';
import {
  FIRST_DAY,
  inScope,
  isOfView,
  issuedFrom,
  type PortfolioView,
  paymentsOf,
  periodsOf,
  standing,
} from './scope.ts';

export type StatusLine = { status: LoanStatus; loans: number; principal: Tiyn };
export type MonthLine = { month: string; issued: number; issuedAmount: Tiyn; repaidAmount: Tiyn };
export type { FunnelLine, PortfolioView };
export type PortfolioReads = ReturnType<typeof portfolioReads>;

export function portfolioReads(pool: pg.Pool) {
  const db = kyselyOn<unknown>(pool);
  return {
    asOfPosition: () => asOfPosition(pool, ['payment', 'loan-period', 'portfolio', 'journal']),
    byStatus: (view: PortfolioView) => byStatus(db, view),
    /** How many borrowers the filter fits, counted up to `most`. */
    borrowers: (view: PortfolioView, most: number) => borrowersOf(db, view, most),
    /** What the books ask of the loans of the view. */
    periods: (view: PortfolioView) => loanPeriodReads(pool, inScope(view)),
    par: (view: PortfolioView) => parOf(db, view),
    months: (view: PortfolioView) => months(db, view),
    funnel: (view: PortfolioView, from?: LocalDate) => funnelOf(db, view, from),
    groups: (view: PortfolioView, by: Dimension) => groupsOf(db, view, by),
    vintages: (view: PortfolioView, from: LocalDate, days: number) => vintagesOf(db, view, from, days),
    rolls: (view: PortfolioView, from: LocalDate) => rollsOf(db, view, from),
    declines: (view: PortfolioView, from: LocalDate) => declinesOf(db, view, from),
    debtLoads: (view: PortfolioView, from: LocalDate) => debtLoadsOf(db, view, from),
    cash: (view: PortfolioView, from: LocalDate, period: CashPeriod) => cashOf(db, view, from, period),
    expected: (view: PortfolioView, through: LocalDate, period: CashPeriod) => expectedOf(db, view, through, period),
    agreements: (view: PortfolioView, from: LocalDate) => agreementsOf(db, view, from),
    endings: (view: PortfolioView, from: LocalDate) => endingsOf(db, view, from),
    /** Candidates of a sample (R611), and the moment through which the rows know all. */
    candidates: (view: PortfolioView, by: Dimension, draw: { seed: string; most: number }) =>
      candidatesOf(db, view, by, draw),
    knownThrough: () => knownThrough(db),
    income: (view: PortfolioView, from: LocalDate) => incomeOf(db, view, from),
  };
}

async function borrowersOf(db: Kysely<unknown>, view: PortfolioView, most: number): Promise<number> {
  const { rows } = await sql<{ borrowers: bigint }>`
    select count(*) as borrowers from (
      select distinct borrower_id from portfolio_loan where ${isOfView(view)} limit ${most}) b`.execute(db);
  return Number(rows[0]?.borrowers ?? 0n);
}

async function byStatus(db: Kysely<unknown>, view: PortfolioView): Promise<StatusLine[]> {
  const { rows } = await sql<Record<'loans' | 'principal', bigint> & Pick<StatusLine, 'status'>>`
    select status, count(*) as loans, sum(principal) as principal from ${periodsOf(view)} p where ${standing(view)}
    group by 1 order by 1`.execute(db);
  return rows.map((row) => ({ ...row, loans: Number(row.loans), principal: tiyn(row.principal) }));
}

/** What was lent, and what payments that stand on the day of the view paid, without what went to the balance. */
async function months(db: Kysely<unknown>, view: PortfolioView): Promise<MonthLine[]> {
  const { date } = view;
  const { rows } = await sql<Record<Exclude<keyof MonthLine, 'month'>, bigint> & { month: string }>`
    with flows as (
      select issued_on as on_date, count(*) as issued, sum(amount) as amount, 0 as repaid
      from (${issuedFrom(view, FIRST_DAY)}) i group by 1
      union all
      select paid_on, 0, 0, sum(amount - surplus) from ${paymentsOf(view)} p
      where paid_on <= ${date} and (reversed_on is null or reversed_on > ${date}) and ${inScope(view)} group by 1)
    select to_char(on_date, 'YYYY-MM') as month, sum(issued) as issued, sum(amount) as "issuedAmount",
      sum(repaid) as "repaidAmount"
    from flows group by 1 order by 1`.execute(db);
  return rows.map(({ issued, ...line }) => ({ ...(line as Omit<MonthLine, 'issued'>), issued: Number(issued) }));
}

/** The loans on which money is lent. */
export const runningOf = (lines: readonly StatusLine[]): { loans: number; principal: Tiyn } => {
  const running = lines.filter(({ status }) => isRunning(status));
  return {
    loans: running.reduce((sum, line) => sum + line.loans, 0),
    principal: add(...running.map((line) => line.principal)),
  };
};

/** All months of application together. */
export const stagesOf = (lines: readonly FunnelLine[]) =>
  FUNNEL_STAGES.map((stage) => ({
    stage,
    loans: lines.reduce((sum, line) => (line.stage === stage ? sum + line.loans : sum), 0),
  }));
