/** Anchors sign positions of the log that they were made in; the copy says in its own log where each one ends there. */
import { ANCHOR_STREAM, type LogMove } from '../../../schema/events/anchor.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import { systemClock } from '../../adapters/clock/system.ts';
import { uuidIds } from '../../adapters/ids/uuid.ts';
import type { RawLedger } from '../../adapters/ledger/eventstore.ts';
import { anchorDecider } from '../../domain/anchor/decider.ts';
import { eventContext } from '../../use-cases/kernel/event-context.ts';
import { handle } from '../../use-cases/kernel/handle.ts';

export type AnchorEnd = LogMove['ends'][number];
type Reads = Pick<RawLedger, 'readLatest'>;

/** Where each anchor ends in this log. */
export async function anchorEnds(log: Reads): Promise<AnchorEnd[]> {
  const ends = new Map<bigint, bigint>();
  for (const event of (await log.readLatest(ANCHOR_STREAM)).events) {
    if (event.type === 'DailyAnchored') ends.set(event.revision, event.data.position);
    else for (const { revision, position } of event.data.ends) ends.set(revision, position);
  }
  return [...ends].map(([revision, position]) => ({ revision, position }));
}

/** Of some 60 bytes each. */
const ENDS_IN_AN_EVENT = 5_000;
/** Seed of the command ids. */
const MOVING = '5d0f9a3e-7c41-5b8e-8f27-3a1c64e0b9d2';

/** Once, however often it is called. @param ends in the copy */
export async function sayMoved(from: Reads, to: RawLedger, ends: readonly AnchorEnd[]): Promise<void> {
  const before = (await from.readLatest(ANCHOR_STREAM)).events.length;
  for (let part = 0; part * ENDS_IN_AN_EVENT < ends.length; part++) {
    const some = ends.slice(part * ENDS_IN_AN_EVENT, (part + 1) * ENDS_IN_AN_EVENT);
    const commandId = uuidIds.derived<CommandId>(MOVING, `${before}:${part}`);
    const actor = { role: 'system', id: 'ledger-copy' } as const;
    const caller = { commandId, causationId: commandId, correlationId: commandId, actor };
    const context = await eventContext(caller, systemClock);
    const said = await handle(to, ANCHOR_STREAM, anchorDecider, { type: 'Move', ends: some }, context);
    if ('refusal' in said) throw new Error(`the copy does not take where its anchors end: ${said.refusal.code}`);
  }
}
