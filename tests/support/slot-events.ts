/** The simplest events of the ledger, for tests that are about the ledger and not about loans. */
import { CommandId, Instant, LoanId } from '../../schema/events/codecs.ts';
import type { EventContext } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { localDate } from '../../schema/values/local-date.ts';

const numbered = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const slotName = (n: number): string => `slot-${numbered(n)}`;

export const slotClaimed = (n: number): LedgerEvent => ({
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
    recordedAt: Instant.parse(new Date().toISOString()),
  };
}
