/** What the running product would have sent a seeded borrower for each event, and the report of the SMS (D0184). */
import type { LoanEvent } from '../../schema/events/loan.ts';
import { type NoticeFacts, noticeText } from '../../schema/reference/notice-texts.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { smsLength } from '../../schema/values/sms-parts.ts';
import type { HistoryPart } from '../adapters/ledger/eventstore.ts';
import type { BulkMessage } from '../people/bulk-correspondence.ts';
import { noticesOf } from '../workflows/notices.ts';
import type { Chance } from './chance.ts';

type Of = { readonly loanId: LoanId; readonly borrowerId: BorrowerId; readonly offer: string };

/** Messages about a promise or an approaching day are no events, and are left out. */
export function messagesOf(parts: readonly HistoryPart<LoanEvent>[], of: Of, chance: Chance): readonly BulkMessage[] {
  const lost = parts.some(({ events }) => events.some(({ type }) => type === 'WrittenOff'));
  return parts.flatMap(({ events, context }) =>
    events.flatMap((event, index) =>
      noticesOf(event).map((wanted, step): BulkMessage => {
        const { kind } = wanted;
        const data: Partial<NoticeFacts> & { paymentId?: string } = 'data' in wanted ? wanted.data : {};
        const { paymentId: _, ...given } = data;
        const facts = { offer: of.offer, ...given };
        const sent = kind === 'closed' && lost ? 'writtenOff' : kind;
        return {
          key: `${context.commandId}:${index}:${step}`,
          loanId: of.loanId,
          borrowerId: of.borrowerId,
          kind: sent,
          facts,
          at: context.recordedAt,
          parts: smsLength(noticeText(sent, 'RU', facts).text).parts,
          arrived: !chance.hits(0.03),
        };
      }),
    ),
  );
}
