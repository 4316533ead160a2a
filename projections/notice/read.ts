import type pg from 'pg';
import type { LoanId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { NoticeRow, NoticeTables } from './table.ts';

export function noticeReads(pool: pg.Pool) {
  const db = kyselyOn<NoticeTables>(pool);
  return {
    /** Newest first, for any number of loans in one query. */
    noticesOf: async (loanIds: readonly LoanId[]): Promise<NoticeRow[]> =>
      loanIds.length === 0
        ? []
        : await db
            .selectFrom('notice')
            .selectAll()
            .where('loan_id', 'in', loanIds)
            .orderBy('recorded_at', 'desc')
            .orderBy('revision', 'desc')
            .execute(),
  };
}
