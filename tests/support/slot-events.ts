import { BorrowerId, CommandId, LoanId } from '../../schema/events/codecs.ts';
import type { EventContext } from '../../schema/events/envelope.ts';
import type { SlotEvent } from '../../schema/events/slot.ts';
import { slotStream } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { SOME_MOMENT } from './moment.ts';

const numbered = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const slotName = (n: number) => slotStream(BorrowerId.parse(numbered(n)));

export const slotClaimed = (n: number): SlotEvent => ({
  type: 'SlotClaimed',
  data: { loanId: LoanId.parse(numbered(n)), tookOverFrom: null },
});

export function slotContext(commandId: string = crypto.randomUUID()): EventContext {
  return {
    commandId: CommandId.parse(commandId),
    causationId: commandId,
    correlationId: commandId,
    actor: { role: 'system', id: 'test' },
    effectiveDate: localDate('2026-11-20'),
    recordedAt: SOME_MOMENT,
  };
}
