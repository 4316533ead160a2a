import { ZERO } from '../../schema/values/money.ts';
import { type LedgerRecord, type LoanRecord, loanIdOf, loanRecords, type ReadModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { TIMELINE, type TimelineRow } from './table.ts';

export const timelineModel: ReadModel = {
  name: 'loan-timeline',
  version: 1,
  critical: false,
  tables: [TIMELINE],
  follows: ['loan-'],
  project: projectTimelines,
};

async function projectTimelines(batch: readonly LedgerRecord[], tx: Rows): Promise<void> {
  const records = loanRecords(batch);
  // The balances before an event are those after the one before it.
  await tx.load(TIMELINE, records.map(beforeKey));
  for (const record of records) tx.put(TIMELINE, timelineRow(tx.get(TIMELINE, beforeKey(record)), record));
}

const beforeKey = (record: LoanRecord) => ({ loan_id: loanIdOf(record), revision: record.revision - 1n });

export function timelineRow(before: TimelineRow | undefined, record: LoanRecord): TimelineRow {
  const { data, metadata } = record;
  const was = {
    principal: before?.principal_after ?? ZERO,
    interest: before?.interest_after ?? ZERO,
    penalty: before?.penalty_after ?? ZERO,
    premium: before?.premium_after ?? ZERO,
  };
  const now = 'standing' in data ? data.standing : was;
  return {
    loan_id: loanIdOf(record),
    revision: record.revision,
    position: record.position,
    event_id: record.id,
    type: record.type,
    status: data.status,
    actor_role: metadata.actor.role,
    actor_id: metadata.actor.id,
    correlation_id: metadata.correlationId,
    business_date: metadata.effectiveDate,
    recorded_at: metadata.recordedAt,
    principal_before: was.principal,
    principal_after: now.principal,
    interest_before: was.interest,
    interest_after: now.interest,
    penalty_before: was.penalty,
    penalty_after: now.penalty,
    premium_before: was.premium,
    premium_after: now.premium,
  };
}
