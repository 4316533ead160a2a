/** Notices sent to the borrower of an overdue loan. Whether one has been read is not the ledger's to know. */
import type { DocumentType } from '../../schema/reference/documents.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { date, defineTable, instant, int4, int8, type RowOf, text, uuid } from '../table.ts';

export const NOTICE = defineTable({
  name: 'notice',
  columns: {
    loan_id: uuid<LoanId>(),
    revision: int8(),
    event_id: uuid(),
    notice: text<DocumentType>(),
    overdue_since: date(),
    overdue_days: int4(),
    issued_on: date(),
    recorded_at: instant(),
  },
  key: ['loan_id', 'revision'],
  appendOnly: true,
});

export type NoticeRow = RowOf<typeof NOTICE>;
export type NoticeTables = { notice: NoticeRow };
