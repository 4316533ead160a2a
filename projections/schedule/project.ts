import type { PlanRow, ScheduleRow } from '../../schema/events/figures.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { ZERO } from '../../schema/values/money.ts';
import { type LedgerRecord, type LoanRecord, loanIdOf, loanRecords, type ReadModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { SCHEDULE_ROW, type ScheduleRowRow } from './table.ts';

export const scheduleModel: ReadModel = {
  name: 'schedule',
  version: 1,
  critical: false,
  tables: [SCHEDULE_ROW],
  follows: ['loan-'],
  project: projectSchedules,
};

async function projectSchedules(batch: readonly LedgerRecord[], tx: Rows): Promise<void> {
  const records = loanRecords(batch);
  await tx.loadOwned(SCHEDULE_ROW, records.map(loanIdOf));
  for (const record of records) {
    const rows = scheduleAfter(record);
    if (rows) replace(tx, loanIdOf(record), rows);
  }
}

/** The whole schedule after the event, or undefined where the event leaves it as it was. */
function scheduleAfter(record: LoanRecord): ScheduleRowRow[] | undefined {
  const loanId = loanIdOf(record);
  if ('standing' in record.data) return record.data.standing.rows.map((row) => rowOf(loanId, row, false));
  switch (record.type) {
    case 'LoanApplied':
    case 'ApplicationChanged':
    case 'AlternativeAccepted':
    case 'OfferSigned':
    case 'InsuranceDeclined':
      return record.data.price.rows.map((row) => rowOf(loanId, { ...row, paid: ZERO, paidOn: null }, true));
    default:
      return undefined;
  }
}

const rowOf = (loanId: LoanId, row: PlanRow & ScheduleRow, planned: boolean): ScheduleRowRow => ({
  loan_id: loanId,
  row_order: row.order,
  planned,
  date: row.date,
  principal: row.principal,
  interest: row.interest,
  premium: row.premium,
  amount: row.amount,
  remaining_principal: row.remainingPrincipal,
  paid: row.paid,
  paid_on: row.paidOn,
});

/** Rows that are the same stay untouched: a payment of one instalment does not rewrite twelve. */
function replace(tx: Rows, loanId: LoanId, rows: readonly ScheduleRowRow[]): void {
  const before = new Map(tx.owned(SCHEDULE_ROW, loanId).map((row) => [row.row_order, row]));
  for (const row of rows) {
    const old = before.get(row.row_order);
    before.delete(row.row_order);
    if (!old || !same(old, row)) tx.put(SCHEDULE_ROW, row);
  }
  for (const gone of before.values()) tx.remove(SCHEDULE_ROW, gone);
}

const same = (a: ScheduleRowRow, b: ScheduleRowRow): boolean =>
  (Object.keys(b) as (keyof ScheduleRowRow)[]).every((column) => a[column] === b[column]);
