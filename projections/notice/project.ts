import { type LedgerRecord, loanIdOf, type ReadModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { NOTICE } from './table.ts';

export const noticeModel: ReadModel = {
  name: 'notice',
  version: 1,
  critical: false,
  tables: [NOTICE],
  follows: ['loan-'],
  project: async (batch: readonly LedgerRecord[], tx: Rows): Promise<void> => {
    for (const record of batch) {
      if (record.type !== 'NoticeIssued') continue;
      tx.put(NOTICE, {
        loan_id: loanIdOf(record),
        revision: record.revision,
        event_id: record.id,
        notice: record.data.notice,
        overdue_since: record.data.overdueSince,
        overdue_days: record.data.overdueDays,
        issued_on: record.metadata.effectiveDate,
        recorded_at: record.metadata.recordedAt,
      });
    }
  },
};
