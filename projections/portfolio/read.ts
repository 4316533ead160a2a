/** For analysts. Money in tiyn. Reads the models loan, payment and loan-period, which advance together. */
import { sql } from 'kysely';
import type pg from 'pg';
import { isRunning } from '../../schema/loan-status.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { add, negate, type Tiyn, ZERO } from '../../schema/values/money.ts';
import { asOfPosition } from '../checkpoint/as-of.ts';
import type { LoanTables } from '../loan/table.ts';
import { loanPeriodReads, type ParLine, type StatusLine } from '../loan-period/read.ts';
import type { PaymentTables } from '../payment/table.ts';
import { kyselyOn } from '../postgres.ts';

export type MonthLine = { month: string; issued: number; issuedAmount: Tiyn; repaidAmount: Tiyn };
export const FUNNEL_STAGES = ['APPLIED', 'SIGNED', 'DECIDED', 'APPROVED', 'ISSUED', 'CLOSED'] as const;
export type FunnelLine = { stage: (typeof FUNNEL_STAGES)[number]; loans: number };
export type Portfolio = {
  date: LocalDate;
  asOfPosition: bigint | 'start';
  principal: Tiyn;
  loans: number;
  byStatus: StatusLine[];
  par: ParLine[];
  months: MonthLine[];
  funnel: FunnelLine[];
};
export type PortfolioReads = ReturnType<typeof portfolioReads>;

export function portfolioReads(pool: pg.Pool) {
  const loans = kyselyOn<LoanTables>(pool);
  const payments = kyselyOn<PaymentTables>(pool);
  const periods = loanPeriodReads(pool);

  const months = async (date: LocalDate): Promise<MonthLine[]> => {
    const issued = await loans
      .selectFrom('loan')
      .select(sql<string>`to_char(issued_on, 'YYYY-MM')`.as('month'))
      .select([sql<bigint>`count(*)`.as('n'), sql<Tiyn>`sum(issued_amount)`.as('amount')])
      .where('issued_on', '<=', date)
      .groupBy('month')
      .execute();
    const repaid = await payments
      .selectFrom('payment')
      .select(sql<string>`to_char(paid_on, 'YYYY-MM')`.as('month'))
      .select(sql<Tiyn>`sum(amount - surplus)`.as('amount'))
      .where('paid_on', '<=', date)
      .where('reversed_on', 'is', null)
      .groupBy('month')
      .execute();
    const lines = new Map<string, MonthLine>();
    const line = (month: string): MonthLine =>
      lines.get(month) ?? { month, issued: 0, issuedAmount: ZERO, repaidAmount: ZERO };
    for (const { month, n, amount } of issued) {
      lines.set(month, { ...line(month), issued: Number(n), issuedAmount: amount });
    }
    for (const { month, amount } of repaid) lines.set(month, { ...line(month), repaidAmount: amount });
    return [...lines.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
  };

  /** How far the applications made through `date` had come by then. */
  const funnel = async (date: LocalDate): Promise<FunnelLine[]> => {
    const by = (column: string) => sql<bigint>`count(*) filter (where ${sql.ref(column)} <= ${date})`;
    const row = await loans
      .selectFrom('loan')
      .select([
        by('applied_on').as('APPLIED'),
        by('signed_on').as('SIGNED'),
        by('decided_on').as('DECIDED'),
        by('approved_on').as('APPROVED'),
        by('issued_on').as('ISSUED'),
        by('closed_on').as('CLOSED'),
      ])
      .where('applied_on', '<=', date)
      .executeTakeFirstOrThrow();
    return FUNNEL_STAGES.map((stage) => ({ stage, loans: Number(row[stage]) }));
  };

  return {
    /** Shown beside the posted trial balance and marked as computed (R6). Sums to zero. */
    computedAccrual: async (date: LocalDate): Promise<{ account: Account; amount: Tiyn }[]> => {
      const interest = await periods.unpostedInterest(date);
      return [
        { account: 'interest-receivable', amount: interest },
        { account: 'interest-income', amount: negate(interest) },
      ];
    },

    portfolio: async (date: LocalDate): Promise<Portfolio> => {
      const [position, byStatus, par, monthLines, funnelLines] = await Promise.all([
        asOfPosition(pool, ['loan', 'payment', 'loan-period']),
        periods.byStatus(date),
        periods.par(date),
        months(date),
        funnel(date),
      ]);
      const live = byStatus.filter(({ status }) => isRunning(status));
      return {
        date,
        asOfPosition: position,
        principal: add(...live.map((line) => line.principal)),
        loans: live.reduce((sum, line) => sum + line.loans, 0),
        byStatus,
        par,
        months: monthLines,
        funnel: funnelLines,
      };
    },
  };
}
