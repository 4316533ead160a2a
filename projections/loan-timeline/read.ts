import type pg from 'pg';
import type { LoanId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { TimelineRow, TimelineTables } from './table.ts';

export function timelineReads(pool: pg.Pool) {
  const db = kyselyOn<TimelineTables>(pool);
  return {
    timelineOf: (loanId: LoanId): Promise<TimelineRow[]> =>
      db.selectFrom('loan_timeline').selectAll().where('loan_id', '=', loanId).orderBy('revision').execute(),
  };
}
