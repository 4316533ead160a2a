import type pg from 'pg';
import type { LoanId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { ScheduleRowRow, ScheduleTables } from './table.ts';

export function scheduleReads(pool: pg.Pool) {
  const db = kyselyOn<ScheduleTables>(pool);
  const schedulesOf = async (loanIds: readonly LoanId[]): Promise<Map<LoanId, ScheduleRowRow[]>> => {
    const found = new Map<LoanId, ScheduleRowRow[]>(loanIds.map((id) => [id, []]));
    if (loanIds.length === 0) return found;
    const rows = await db
      .selectFrom('schedule_row')
      .selectAll()
      .where('loan_id', 'in', loanIds)
      .orderBy('loan_id')
      .orderBy('row_order')
      .execute();
    for (const row of rows) found.get(row.loan_id)?.push(row);
    return found;
  };
  return {
    scheduleOf: async (loanId: LoanId): Promise<ScheduleRowRow[]> => (await schedulesOf([loanId])).get(loanId) ?? [],
    /** One query for many loans (DataLoader). */
    schedulesOf,
  };
}
