/** On any date, as known at any time, in SQL over loan_period. Money in tiyn, shares in ppm. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { LoanStatus } from '../../schema/loan-status.ts';
import { LIVE } from '../../schema/loan-status.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { lateSince } from '../overdue.ts';
import { kyselyOn } from '../postgres.ts';
import { standingAt } from './standing-at.ts';
import type { LoanPeriodTables } from './table.ts';
import { unpostedInterest } from './unposted.ts';

/** `sharePpm` of all outstanding principal: 250000 is a quarter. */
export type ParLine = { days: number; loans: number; principal: Tiyn; sharePpm: number };
export type StatusLine = { status: LoanStatus; loans: number; principal: Tiyn };

export const PAR_DAYS = [1, 30, 60, 90] as const;
export type LoanPeriodReads = ReturnType<typeof loanPeriodReads>;

export function loanPeriodReads(pool: pg.Pool) {
  const db = kyselyOn<LoanPeriodTables>(pool);
  return {
    /** Principal of loans at least 1, 30, 60, 90 days past due on `date`. */
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
        const principal = tiyn(row[`p${days}`] ?? 0n);
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

    unpostedInterest: (date: LocalDate): Promise<Tiyn> => unpostedInterest(pool, date),
  };
}
