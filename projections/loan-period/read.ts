/** Risk at any date, as known at any time: plain SQL over loan_period. Money in tiyn, shares in ppm. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { LoanStatus } from '../../schema/loan-status.ts';
import { LIVE } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { lateSince } from '../overdue.ts';
import { kyselyOn } from '../postgres.ts';
import { standingAt } from './standing-at.ts';
import type { LoanPeriodRow, LoanPeriodTables } from './table.ts';
import { unpostedInterest } from './unposted.ts';

/** `sharePpm` of all outstanding principal: 250000 is a quarter. */
export type ParLine = { days: number; loans: number; principal: Tiyn; sharePpm: number };
export type StatusLine = { status: LoanStatus; loans: number; principal: Tiyn };
/** Loans issued in a month: what was lent, what is still owed, what is at least 30 days late. */
export type VintageLine = { month: string; loans: number; outstanding: Tiyn; late30: Tiyn };
export type RollLine = { from: string; to: string; loans: number; principal: Tiyn };

export const PAR_DAYS = [1, 30, 60, 90] as const;
export type LoanPeriodReads = ReturnType<typeof loanPeriodReads>;

export function loanPeriodReads(pool: pg.Pool) {
  const db = kyselyOn<LoanPeriodTables>(pool);
  return {
    periodsOf: (loanId: LoanId): Promise<LoanPeriodRow[]> =>
      db
        .selectFrom('loan_period')
        .selectAll()
        .where('loan_id', '=', loanId)
        .orderBy('known_from')
        .orderBy('from_date')
        .execute(),

    /** Principal of loans at least 1, 30, 60, 90 days overdue on `date`. */
    par: async (date: LocalDate, knownAt?: Instant): Promise<ParLine[]> => {
      const live = standingAt(db, date, knownAt).where('status', 'in', LIVE);
      const sums = PAR_DAYS.flatMap((days) => {
        const late = sql<boolean>`overdue_since <= ${lateSince(date, days)}`;
        return [
          sql<bigint>`count(*) filter (where ${late})`.as(`n${days}`),
          sql<bigint>`coalesce(sum(principal) filter (where ${late}), 0)`.as(`p${days}`),
        ];
      });
      const row: Record<string, bigint> = await live
        .select([sql<bigint>`coalesce(sum(principal), 0)`.as('all'), ...sums])
        .executeTakeFirstOrThrow();
      const all = row.all ?? 0n;
      return PAR_DAYS.map((days) => {
        const principal = (row[`p${days}`] ?? 0n) as Tiyn;
        const sharePpm = all === 0n ? 0 : Number((principal * 1_000_000n) / all);
        return { days, loans: Number(row[`n${days}`] ?? 0n), principal, sharePpm };
      });
    },

    byStatus: async (date: LocalDate, knownAt?: Instant): Promise<StatusLine[]> => {
      const rows = await standingAt(db, date, knownAt)
        .select(['status', sql<bigint>`count(*)`.as('loans'), sql<Tiyn>`sum(principal)`.as('principal')])
        .groupBy('status')
        .orderBy('status')
        .execute();
      return rows.map((row) => ({ ...row, loans: Number(row.loans) }));
    },

    vintages: async (date: LocalDate): Promise<VintageLine[]> => {
      const late = sql<boolean>`overdue_since <= ${lateSince(date, 30)}`;
      const rows = await standingAt(db, date)
        .select([
          sql<string>`to_char(issued_on, 'YYYY-MM')`.as('month'),
          sql<bigint>`count(*)`.as('loans'),
          sql<Tiyn>`sum(principal)`.as('outstanding'),
          sql<Tiyn>`coalesce(sum(principal) filter (where ${late}), 0)`.as('late30'),
        ])
        .groupBy('month')
        .orderBy('month')
        .execute();
      return rows.map((row) => ({ ...row, loans: Number(row.loans) }));
    },

    /** How loans moved between buckets of overdue days from one date to another. */
    rollRates: async (from: LocalDate, to: LocalDate): Promise<RollLine[]> => {
      const at = (date: LocalDate) => standingAt(db, date).select(['loan_id', 'principal', bucket(date).as('bucket')]);
      const rows = await db
        .with('a', () => at(from).where('status', 'in', LIVE))
        .with('b', () => at(to))
        .selectFrom('a')
        .innerJoin('b', 'b.loan_id', 'a.loan_id')
        .select(['a.bucket as from', 'b.bucket as to'])
        .select([sql<bigint>`count(*)`.as('loans'), sql<Tiyn>`sum(a.principal)`.as('principal')])
        .groupBy(['a.bucket', 'b.bucket'])
        .orderBy('a.bucket')
        .orderBy('b.bucket')
        .execute();
      return rows.map((row) => ({ ...row, loans: Number(row.loans) }));
    },

    unpostedInterest: (date: LocalDate): Promise<Tiyn> => unpostedInterest(pool, date),
  };
}

const bucket = (date: LocalDate) => sql<string>`case
  when status not in (${sql.join(LIVE)}) then 'closed'
  when overdue_since is null then '0'
  when overdue_since > ${lateSince(date, 30)} then '1-29'
  when overdue_since > ${lateSince(date, 60)} then '30-59'
  when overdue_since > ${lateSince(date, 90)} then '60-89'
  else '90+' end`;
