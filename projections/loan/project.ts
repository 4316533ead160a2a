import { idOf } from '../../schema/events/streams.ts';
import { type LoanSummary, summaryAfter } from '../../server/domain/loan/summary.ts';
import { Packed } from '../packed.ts';
import { type LoanRecord, readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { columnsOf } from './columns.ts';
import { LOAN, type LoanRow } from './table.ts';

export const loanModel = readModel({
  name: 'loan',
  /** Raised as well whenever the decider's evolve changes what the summary of a loan holds. */
  version: 4,
  critical: false,
  tables: [LOAN],
  follows: ['loan-'],
  project: projectLoans,
});

async function projectLoans(batch: readonly LoanRecord[], tx: Rows): Promise<void> {
  await tx.load(
    LOAN,
    batch.map((record) => ({ loan_id: idOf(record.stream) })),
  );
  for (const [loan_id, events] of Map.groupBy(batch, ({ stream }) => idOf(stream))) {
    tx.put(LOAN, rowAfter(tx.get(LOAN, { loan_id }), events));
  }
}

/** The row after the events, of which there is at least one. The same stream gives the same row anywhere and at any time. */
export function rowAfter(before: LoanRow | undefined, events: readonly LoanRecord[]): LoanRow {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) throw new Error('no event');
  const state = events.reduce<LoanSummary | undefined>(summaryAfter, before && stateOf(before));
  if (!state) throw new Error('no loan');
  return {
    ...columnsOf(state),
    revision: last.revision,
    position: last.position,
    opened_position: before?.opened_position ?? first.position,
    recorded_at: last.metadata.recordedAt,
    state: new Packed(state),
  };
}

export const stateOf = ({ state }: Pick<LoanRow, 'state'>): LoanSummary => Packed.of(state).value;
