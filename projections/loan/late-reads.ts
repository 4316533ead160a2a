/** Loans that are late, for the worklist of the office. */
import { type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import { LATE_BUCKETS, type LateBucket } from '../../schema/reference/collection.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { lateSince } from '../overdue.ts';
import { kyselyOn } from '../postgres.ts';
import type { LoanTables } from './table.ts';

type LatePlace = { loanId: LoanId; since: LocalDate };
/** Late since days of this range; `of`: only these loans, or all but these. */
type LateFilter = {
  since: { from: LocalDate | null; to: LocalDate };
  of: { ids: readonly LoanId[]; only: boolean };
};
type LateTotal = { bucket: LateBucket; loans: number; principal: Tiyn };

export function lateReads(pool: pg.Pool) {
  const db = kyselyOn<LoanTables>(pool);
  const late = ({ ids, only }: LateFilter['of']) => {
    const all = db.selectFrom('loan').where('overdue_since', 'is not', null).where('closed_on', 'is', null);
    const listed = sql<SqlBool>`loan_id = any(${ids}::uuid[])`;
    return only ? all.where(listed) : ids.length > 0 ? all.where((e) => e.not(listed)) : all;
  };
  return {
    /** The one late longest first. */
    async lateLoans({ since: { from, to }, of }: LateFilter, page: { first: number; after?: LatePlace | undefined }) {
      const until = late(of).where('overdue_since', '<=', to);
      const found = from ? until.where('overdue_since', '>=', from) : until;
      const { after } = page;
      const beyond = after
        ? found.where(sql<SqlBool>`(overdue_since, loan_id) > (${after.since}::date, ${after.loanId}::uuid)`)
        : found;
      const [rows, { n }] = await Promise.all([
        beyond
          .select(['loan_id', 'overdue_since'])
          .orderBy('overdue_since')
          .orderBy('loan_id')
          .limit(page.first + 1)
          .execute(),
        found.select((e) => e.fn.countAll<bigint>().as('n')).executeTakeFirstOrThrow(),
      ]);
      const places = rows
        .slice(0, page.first)
        .flatMap((row): LatePlace[] => (row.overdue_since ? [{ loanId: row.loan_id, since: row.overdue_since }] : []));
      return { places, hasNextPage: rows.length > page.first, totalCount: Number(n) };
    },

    /** Every bucket, an empty one too. */
    async lateTotals(today: LocalDate, of: LateFilter['of']): Promise<LateTotal[]> {
      const rows = await late(of)
        .select(['overdue_since', (e) => e.fn.countAll<bigint>().as('n'), (e) => e.fn.sum<bigint>('principal').as('p')])
        .groupBy('overdue_since')
        .execute();
      return LATE_BUCKETS.map(({ key, from, to }) => {
        const own = rows.filter(
          ({ overdue_since: since }) =>
            since && since <= lateSince(today, from) && (to === null || since > lateSince(today, to + 1)),
        );
        const loans = own.reduce((all, { n }) => all + Number(n), 0);
        return { bucket: key, loans, principal: tiyn(own.reduce((all, { p }) => all + BigInt(p), 0n)) };
      });
    },
  };
}
