/** What stands beside the log of one seeded borrower: calls, messages, and which events have papers (D0184). */
import type { LoanEvent } from '../../schema/events/loan.ts';
import { isStreamOf } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addHours, almatyDateOf, type Instant, type LocalDate } from '../../schema/values/local-date.ts';
import type { HistoryPart } from '../adapters/ledger/envelope.ts';
import { eventId } from '../adapters/ledger/envelope.ts';
import type { BulkCall, BulkMessage } from '../people/bulk-correspondence.ts';
import { paperOf } from '../use-cases/notice/notice-paper.ts';
import { callsOf, lateTimes } from './calls.ts';
import { chanceOf } from './chance.ts';
import type { ComposedBorrower } from './compose.ts';
import { messagesOf } from './messages.ts';
import type { Calendar } from './moments.ts';

/** `on`: the day of the event. */
export type PaperEvent = { readonly loanId: LoanId; readonly eventId: string; readonly on: LocalDate };
export type Correspondence = {
  readonly calls: readonly BulkCall[];
  readonly messages: readonly BulkMessage[];
  readonly papers: readonly PaperEvent[];
};
type Settings = { readonly seed: number; readonly calendar: Calendar; readonly collectorIds: readonly string[] };

export function correspondenceOf(
  { plan, streams }: ComposedBorrower,
  { seed, calendar, collectorIds }: Settings,
): Correspondence {
  const { borrowerId, index } = plan;
  const { today, shiftDays } = calendar;
  const chance = chanceOf(seed, 'correspondence', index);
  const by = collectorIds[index % collectorIds.length] ?? '';
  const businessAt = (at: Instant): Instant => (shiftDays === 0 ? at : addHours(at, 24 * shiftDays));
  const each = plan.loans.flatMap(({ loanId }): readonly Correspondence[] => {
    const stream = streams.find(({ name }) => isStreamOf('loan-', name) && name.endsWith(loanId));
    if (!stream) return [];
    const parts = stream.parts as readonly HistoryPart<LoanEvent>[];
    const events = parts.flatMap(({ events: some, context }) => {
      const on = almatyDateOf(businessAt(context.recordedAt));
      return some.map((event) => ({ on, event }));
    });
    const loan = { loanId, borrowerId, events };
    const applied = events[0]?.event;
    const offer = applied?.type === 'LoanApplied' ? applied.data.offerNumber : '';
    return [
      {
        calls: callsOf(loan, { chance, by, today }),
        messages: messagesOf(parts, { loanId, borrowerId, offer }, chance).map((one) => ({
          ...one,
          at: businessAt(one.at),
        })),
        papers: lateTimes(events).some(({ until }) => until === null) ? papersOf(parts, loanId) : [],
      },
    ];
  });
  return {
    calls: each.flatMap(({ calls }) => calls),
    messages: each.flatMap(({ messages }) => messages),
    papers: each.flatMap(({ papers }) => papers),
  };
}

const papersOf = (parts: readonly HistoryPart<LoanEvent>[], loanId: LoanId): readonly PaperEvent[] =>
  parts.flatMap(({ events, context }) =>
    events.flatMap((event, index) =>
      paperOf(event)
        ? [{ loanId, eventId: eventId(context.commandId, index), on: almatyDateOf(context.recordedAt) }]
        : [],
    ),
  );
