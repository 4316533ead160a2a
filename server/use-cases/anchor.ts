/** The day's anchor: whoever later changes, removes or adds an event that it covers would have to forge the signature. */
import { ANCHOR_STREAM, type DailyAnchor } from '../../schema/events/anchor.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { anchorDecider, isAnchored } from '../domain/anchor/decider.ts';
import type { AnchorBefore, Anchors } from '../ports/anchors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import { eventContext } from './event-context.ts';
import { handle } from './handle.ts';

export type AnchorDeps = { ledger: Ledger; clock: Clock; ids: Ids; anchors: Anchors };

/** Command ids are derived from this, the day and where the anchor begins, so that a repeated one is the same command. */
const ANCHORING = 'b0a5d4c2-7f0e-5c1a-9a41-6d0d7c3e8f25' as CommandId;

/** Run twice, late or after being killed: the day has one anchor (more only where the log has outgrown one, `continued`). */
export async function anchorDay(deps: AnchorDeps, day: LocalDate): Promise<void> {
  for (;;) {
    const { last, before } = await lastAnchor(deps.ledger);
    if (isAnchored({ last }, day)) return;
    // What a killed run began for an earlier day is ended under that day's name.
    const anchor = await deps.anchors.next(before, last?.continued ? last.date : day);
    if (!anchor) return;
    const handled = await handle(
      deps.ledger,
      ANCHOR_STREAM,
      anchorDecider,
      { type: 'Anchor', anchor },
      await contextOf(deps, anchor),
    );
    if (!handled.accepted && handled.refusal.code !== 'CHANGED_MEANWHILE') throw new Error(handled.refusal.code);
  }
}

async function lastAnchor(ledger: Ledger): Promise<{ last: DailyAnchor | null; before: AnchorBefore | undefined }> {
  const last = (await ledger.read(ANCHOR_STREAM)).events.at(-1);
  if (last?.type !== 'DailyAnchored') return { last: null, before: undefined };
  return { last: last.data, before: { position: last.data.position, hash: last.metadata.hash } };
}

function contextOf({ ids, clock }: AnchorDeps, { date, after }: DailyAnchor) {
  const commandId = ids.derived<CommandId>(ANCHORING, `${date}:${after ?? 'start'}`);
  const actor = { role: 'system', id: 'anchor' } as const;
  return eventContext({ commandId, causationId: commandId, correlationId: commandId, actor }, clock, date);
}
