import { idOf } from '../../schema/events/streams.ts';
import { ZERO } from '../../schema/values/money.ts';
import { type LoanRecord, readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { TIMELINE, type TimelineRow } from './table.ts';

export const timelineModel = readModel({
  name: 'loan-timeline',
  version: 1,
  critical: false,
  tables: [TIMELINE],
  follows: ['loan-'],
  project: projectTimelines,
});

/** The balances before an event are those after the previous one, from this batch or from the table. */
async function projectTimelines(batch: readonly LoanRecord[], tx: Rows): Promise<void> {
  const firsts = new Map<string, TimelineKey>();
  for (const record of batch) if (!firsts.has(record.stream)) firsts.set(record.stream, beforeKey(record));
  await tx.load(TIMELINE, [...firsts.values()]);
  const last = new Map<string, TimelineRow | undefined>();
  for (const [stream, key] of firsts) last.set(stream, tx.get(TIMELINE, key));
  for (const record of batch) {
    const row = timelineRow(last.get(record.stream), record);
    last.set(record.stream, row);
    tx.put(TIMELINE, row);
  }
}

type TimelineKey = Pick<TimelineRow, 'loan_id' | 'revision'>;
const beforeKey = (record: LoanRecord): TimelineKey => ({
  loan_id: idOf(record.stream),
  revision: record.revision - 1n,
});

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
    loan_id: idOf(record.stream),
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
