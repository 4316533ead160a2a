/** A signature over the log: nobody can change, remove or add an event before it without forging the signature. */
import { ANCHOR_STREAM, type DailyAnchor } from '../../../schema/events/anchor.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { anchorDecider, isAnchored } from '../../domain/anchor/decider.ts';
import type { AnchoredAccess } from '../../ports/access-log.ts';
import type { AnchorBefore, Anchors, KeptAnchor, KeptAnchors } from '../../ports/anchors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { eventContext } from '../kernel/event-context.ts';
import { handle } from '../kernel/handle.ts';

export type AnchorDeps = {
  ledger: Ledger;
  clock: Clock;
  ids: Ids;
  anchors: Anchors;
  kept: readonly KeptAnchors[];
  log(line: { level: 'info' | 'error'; message: string; [fact: string]: unknown }): void;
};

/** The ledger lacks an anchor that is kept outside it. A new anchor would sign the altered log, so none is made. */
export class AnchorLost extends Error {
  override name = 'AnchorLost';
}

/** Seed of the command ids. With the day and the start of the anchor it gives a repeated run the same command. */
const ANCHORING = 'b0a5d4c2-7f0e-5c1a-9a41-6d0d7c3e8f25';

/**
 * Makes one anchor for the day, even if run twice, late or after a crash (several only for a log too long for one,
 * `continued`), of all that the log holds, or of what it holds through a position. An anchor counts once it is also
 * kept outside the ledger; a run after a crash keeps what is missing. @throws AnchorLost
 */
export async function anchorDay(deps: AnchorDeps, day: LocalDate, through?: bigint): Promise<void> {
  for (;;) {
    const { last, before, hashes } = await anchorsIn(deps.ledger);
    await holdAgainstKept(deps, hashes);
    if (last && before) await keep(deps, { date: last.date, hash: before.hash });
    if (isAnchored({ last }, day)) return;
    // An anchor that a crashed run began for an earlier day is finished under that day's date.
    const anchor = await deps.anchors.next(before, last?.continued ? last.date : day, through);
    if (!anchor) return;
    const handled = await handle(
      deps.ledger,
      ANCHOR_STREAM,
      anchorDecider,
      { type: 'Anchor', anchor },
      await contextOf(deps, anchor),
    );
    if ('refusal' in handled && handled.refusal.code !== 'CHANGED_MEANWHILE') throw new Error(handled.refusal.code);
  }
}

/** The ends of the access log, as the anchors signed them. */
export async function anchoredAccess(ledger: Pick<Ledger, 'readLatest'>): Promise<readonly AnchoredAccess[]> {
  const { events } = await ledger.readLatest(ANCHOR_STREAM);
  return events.flatMap((event) => {
    if (event.type !== 'DailyAnchored' || !event.data.accessLog) return [];
    return [{ ...event.data.accessLog, day: event.data.date }];
  });
}

type Anchored = { last: DailyAnchor | null; before: AnchorBefore | undefined; hashes: ReadonlySet<string> };

async function anchorsIn(ledger: Ledger): Promise<Anchored> {
  const { events } = await ledger.readLatest(ANCHOR_STREAM);
  const hashes = new Set(events.map(({ metadata }) => metadata.hash));
  const { end } = events.reduce<ReturnType<typeof anchorDecider.evolve>>(anchorDecider.evolve, anchorDecider.initial);
  const last = events.findLast((event) => event.type === 'DailyAnchored');
  if (!last || end === null) return { last: null, before: undefined, hashes };
  return {
    last: last.data,
    before: { position: end, hash: last.metadata.hash, publicKey: last.data.publicKey },
    hashes,
  };
}

/**
 * The last anchor kept in each place must be in the ledger. Later anchors in the ledger come from a run that crashed
 * before keeping them.
 */
async function holdAgainstKept({ kept, log }: AnchorDeps, hashes: ReadonlySet<string>): Promise<void> {
  for (const { where, last } of kept) {
    const known = await last();
    if (known === undefined || (known === 'UNKNOWN' ? hashes.size > 0 : hashes.has(known.hash))) continue;
    const which = known === 'UNKNOWN' ? 'Days were finished, and no anchor of theirs' : `The anchor of ${known.date}`;
    const hash = known === 'UNKNOWN' ? {} : { date: known.date, hash: known.hash };
    const message = `${which}, known from ${where}, is in the ledger no more: it was removed or replaced, and no day is closed over it. Look with: npm run audit -- verify --all. If this is another ledger, move what is kept there away.`;
    log({ level: 'error', message, where, ...hash });
    throw new AnchorLost(message);
  }
}

async function keep({ kept, log }: AnchorDeps, anchor: KeptAnchor): Promise<void> {
  const places = await Promise.all(kept.map(async (place) => ({ place, last: await place.last() })));
  const missing = places.filter(({ last }) => last === undefined || last === 'UNKNOWN' || last.hash !== anchor.hash);
  for (const { place } of missing) await place.keep(anchor);
  if (missing.length > 0) log({ level: 'info', message: 'day anchored', ...anchor });
}

function contextOf({ ids, clock }: AnchorDeps, { date, after }: DailyAnchor) {
  const commandId = ids.derived<CommandId>(ANCHORING, `${date}:${after ?? 'start'}`);
  const actor = { role: 'system', id: 'anchor' } as const;
  return eventContext({ commandId, causationId: commandId, correlationId: commandId, actor }, clock, date);
}
