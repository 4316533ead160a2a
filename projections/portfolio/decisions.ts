/** Applications: how far they came, why they were declined, and with which debt load. */
import { type Kysely, sql } from 'kysely';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { FIRST_DAY, happened, isOfView, type PortfolioView, recordedBy, wasKnown } from './scope.ts';
import type { Milestone } from './table.ts';

export const FUNNEL_STAGES = ['APPLIED', 'SIGNED', 'DECIDED', 'APPROVED', 'ISSUED', 'CLOSED'] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];
/** `month` of the application, YYYY-MM. */
export type FunnelLine = { month: string; stage: FunnelStage; loans: number };
export type ReasonLine = { reason: string; loans: number; amount: Tiyn };
/** Debt loads of at least `fromPercent` and less than ten points more; 100 holds all above. */
export type DebtLoadLine = { fromPercent: number; loans: number; declined: number };

const REACHED: { readonly [S in FunnelStage]: readonly Milestone[] } = {
  APPLIED: ['APPLIED'],
  SIGNED: ['SIGNED'],
  DECIDED: ['DECIDED'],
  APPROVED: ['APPROVED'],
  ISSUED: ['ISSUED', 'ISSUED_BY_REFINANCING'],
  CLOSED: ['CLOSED', 'CEDED'],
};
const column = (stage: FunnelStage, of: 'on' | 'known'): string => `${stage.toLowerCase()}_${of}`;
const dayOf = (stage: FunnelStage) => sql.ref(column(stage, 'on'));

/** One row a loan with the first day of each stage, as was known; the steps tell it of the few restated loans. */
function firstDays(view: PortfolioView) {
  const of = isOfView(view);
  if (!view.knownAt) return sql`select * from portfolio_loan where ${of}`;
  const kept = FUNNEL_STAGES.map(
    (stage) => sql`case when ${wasKnown(view, column(stage, 'known'))} then ${dayOf(stage)} end as ${dayOf(stage)}`,
  );
  const found = FUNNEL_STAGES.map((stage) => sql`min(on_date) filter (where kind in (${sql.join(REACHED[stage])}))`);
  return sql`
    select ${sql.join(kept)} from portfolio_loan where not restated and ${of}
    union all
    select ${sql.join(found)} from loan_milestone
    where ${recordedBy(view)} and loan_id in (select loan_id from portfolio_loan where restated and ${of})
    group by loan_id`;
}

/** How far the applications made from `from` on had come by the day of the view, by month of application. */
export async function funnelOf(db: Kysely<unknown>, view: PortfolioView, from?: LocalDate): Promise<FunnelLine[]> {
  const each = FUNNEL_STAGES.map(
    (stage) => sql`count(*) filter (where ${dayOf(stage)} <= ${view.date}) as ${sql.ref(stage)}`,
  );
  const whole = FUNNEL_STAGES.map((stage) => sql`sum(${sql.ref(stage)}) as ${sql.ref(stage)}`);
  const { rows } = await sql<Record<FunnelStage, bigint> & { month: string }>`
    with a_day as (
      select applied_on, ${sql.join(each)} from (${firstDays(view)}) l
      where applied_on between ${from ?? FIRST_DAY} and ${view.date} group by 1)
    select to_char(applied_on, 'YYYY-MM') as month, ${sql.join(whole)} from a_day group by 1 order by 1`.execute(db);
  return rows.flatMap((row) => FUNNEL_STAGES.map((stage) => ({ month: row.month, stage, loans: Number(row[stage]) })));
}

/** Rejected from `from` on, the most frequent reason first. */
export async function declinesOf(db: Kysely<unknown>, view: PortfolioView, from: LocalDate): Promise<ReasonLine[]> {
  const { rows } = await sql<{ reason: string; loans: bigint; amount: Tiyn }>`
    select m.reason, count(*) as loans, sum(l.amount) as amount
    from (select * from loan_milestone where kind = 'REJECTED' and ${happened(view, from)}) m
    join portfolio_loan l on l.loan_id = m.loan_id group by 1 order by 2 desc, 1`.execute(db);
  return rows.map((row) => ({ ...row, loans: Number(row.loans) }));
}

/** Decisions made from `from` on. */
export async function debtLoadsOf(db: Kysely<unknown>, view: PortfolioView, from: LocalDate): Promise<DebtLoadLine[]> {
  const { rows } = await sql<Record<keyof DebtLoadLine, bigint>>`
    select (least(kdn_ppm / 100000, 10) * 10)::int8 as "fromPercent", count(*) as loans,
      count(*) filter (where outcome = 'DECLINED') as declined
    from loan_milestone where kind = 'DECIDED' and ${happened(view, from)} group by 1 order by 1`.execute(db);
  return rows.map(({ fromPercent, loans, declined }) => ({
    fromPercent: Number(fromPercent),
    loans: Number(loans),
    declined: Number(declined),
  }));
}
