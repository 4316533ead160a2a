/** What the running product would have sent a seeded borrower for each event, and the report of the SMS (D0184). */
import type { LoanEvent } from '../../schema/events/loan.ts';
import { type NoticeFacts, noticeText } from '../../schema/reference/notice-texts.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { readTenge } from '../../schema/values/money.ts';
import { smsLength } from '../../schema/values/sms-parts.ts';
import type { HistoryPart } from '../adapters/ledger/envelope.ts';
import { loanDecider } from '../domain/loan/decider.ts';
import { quoteOn } from '../domain/money/quote.ts';
import type { BulkMessage } from '../people/bulk-correspondence.ts';
import { noticesOf } from '../workflows/notices.ts';
import type { Chance } from './chance.ts';

type Of = { readonly loanId: LoanId; readonly borrowerId: BorrowerId; readonly offer: string };
type Facts = Partial<NoticeFacts>;

/**
 * Messages about a promise or an approaching day are no events, and are left out; so is that a review is late, whose
 * day the workflow finds when it sends.
 */
export function messagesOf(parts: readonly HistoryPart<LoanEvent>[], of: Of, chance: Chance): readonly BulkMessage[] {
  const lost = parts.some(({ events }) => events.some(({ type }) => type === 'WrittenOff'));
  return parts.flatMap(({ events, context }, part) =>
    events.flatMap((event, index) =>
      noticesOf(event).flatMap((wanted, step): BulkMessage[] => {
        const words = wordsOf(wanted, () => dueAfter(parts.slice(0, part + 1), context.effectiveDate));
        if (!words) return [];
        const { loanId, borrowerId, offer } = of;
        const facts = { offer, ...words };
        const kind = wanted.kind === 'closed' && lost ? 'writtenOff' : wanted.kind;
        const key = `${context.commandId}:${index}:${step}`;
        const length = smsLength(noticeText(kind, 'RU', facts).text).parts;
        const arrived = !chance.hits(0.03);
        return [{ key, loanId, borrowerId, kind, facts, at: context.recordedAt, parts: length, arrived }];
      }),
    ),
  );
}

/** Undefined where nothing is sent. */
function wordsOf(wanted: ReturnType<typeof noticesOf>[number], due: () => Facts | undefined): Facts | undefined {
  if (wanted.kind === 'reviewLate') return undefined;
  const { paymentId: _, ...facts }: Facts & { paymentId?: string } = 'data' in wanted ? wanted.data : {};
  const late = wanted.kind === 'overdue' ? due() : {};
  return late && { ...facts, ...late };
}

/** What is to be paid then; undefined where nothing is late any more, and nothing is sent. */
function dueAfter(parts: readonly HistoryPart<LoanEvent>[], on: LocalDate): Facts | undefined {
  const state = parts.flatMap(({ events }) => events).reduce(loanDecider.evolve, loanDecider.initial);
  const { overdueDays, next } = state.stage === 'running' ? quoteOn(state, on) : { overdueDays: 0, next: null };
  return overdueDays > 0 && next ? { amount: readTenge(next.amount) } : undefined;
}
