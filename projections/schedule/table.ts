/** The schedule of a loan as it stands: before issue the rows of the price (`planned`), then those of the last financial fact. */
import type { LoanId } from '../../schema/values/ids.ts';
import { bool, date, defineTable, int4, money, nullable, type RowOf, uuid } from '../table.ts';

export const SCHEDULE_ROW = defineTable({
  name: 'schedule_row',
  columns: {
    loan_id: uuid<LoanId>(),
    row_order: int4(),
    planned: bool(),
    date: date(),
    principal: money(),
    interest: money(),
    premium: money(),
    amount: money(),
    remaining_principal: money(),
    paid: money(),
    paid_on: nullable(date()),
  },
  key: ['loan_id', 'row_order'],
  owner: 'loan_id',
});

export type ScheduleRowRow = RowOf<typeof SCHEDULE_ROW>;
export type ScheduleTables = { schedule_row: ScheduleRowRow };
