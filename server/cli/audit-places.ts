/** Checks the places of a pack's events in the trees of the anchors that it brings (R731). */
import { z } from 'zod';
import type { DailyAnchor } from '../../schema/events/anchor.ts';
import { atRevision, CHAIN_FAULTS, type Said, say } from '../../schema/reference/findings.ts';
import { unreadable } from '../../schema/reference/said-by.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { isSigned } from '../adapters/ledger/anchor-key.ts';
import { withHandovers } from '../adapters/ledger/check-anchors.ts';
import { recorded } from '../adapters/ledger/decode.ts';
import { leafOf, rootOver } from '../adapters/ledger/merkle.ts';
import { hashesIn, hashOfStored, type RawEvent, verifyChain } from '../adapters/ledger/verify-chain.ts';
import type { Brought } from './audit-conclude.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
export const PlaceLine = z.object({
  place: z.object({
    stream: z.string(),
    revision: z.string().regex(/^\d+$/),
    anchor: z.string().regex(/^\d+$/),
    path: z.array(z.object({ side: z.enum(['left', 'right']), hash: Hash })).max(64),
  }),
});
type Place = z.infer<typeof PlaceLine>['place'];

type Found = (said: Said, at?: Said) => void;
type Read = { anchor: DailyAnchor; revision: bigint; hash: string };

/** How many of the events stand in anchors, and up to which day. */
export type Placed = { readonly proved: number; readonly loose: number; readonly upTo: LocalDate | null };

export async function checkPlaces(
  events: readonly RawEvent[],
  stored: readonly RawEvent[],
  places: readonly Place[],
  { keys, anchors: kept }: Brought,
  found: Found,
): Promise<Placed> {
  const anchors = await readAnchors(stored, found);
  signed(anchors, keys, found);
  for (const hash of kept)
    if (!anchors.some((one) => one.hash === hash)) found(say('KEPT_ANCHOR_NOT_IN_PACK'), say('KEPT_ANCHOR', { hash }));
  // A kept hash proves what stands up to it, whoever has the key.
  const held =
    kept.length === 0 ? anchors : anchors.slice(0, anchors.findLastIndex(({ hash }) => kept.includes(hash)) + 1);
  const ends = new Map<string, bigint>();
  for (const place of places) {
    const wrong = wrongIn(place, events, anchors);
    if (wrong) found(wrong, say('REVISION', { stream: place.stream, revision: place.revision }));
    else if (held.some(({ revision }) => `${revision}` === place.anchor))
      ends.set(place.stream, BigInt(place.revision));
  }
  const proved = events.filter(({ stream, revision }) => revision <= (ends.get(stream) ?? -1n)).length;
  return { proved, loose: events.length - proved, upTo: held.at(-1)?.anchor.date ?? null };
}

function signed(anchors: readonly Read[], keys: readonly string[], found: Found): void {
  const trusted = withHandovers(anchors, keys);
  for (const { anchor, revision } of anchors) {
    const at = say('ANCHOR', { revision, day: anchor.date });
    if (!isSigned(anchor)) found(say('SIGNATURE_FALSE'), at);
    if (keys.length > 0 && !trusted.includes(anchor.publicKey)) found(say('OTHER_KEY', { key: anchor.publicKey }), at);
  }
}

/** Undefined where the path leads from the event to the root of its anchor. */
function wrongIn(place: Place, events: readonly RawEvent[], anchors: readonly Read[]): Said | undefined {
  const event = events.find(({ stream, revision }) => stream === place.stream && `${revision}` === place.revision);
  const known = anchors.find(({ revision }) => `${revision}` === place.anchor);
  if (!event || !known) return say('PLACE_WITHOUT_EVENT', { anchor: place.anchor });
  const leaf = leafOf(event.stream, { revision: event.revision, hash: hashOfStored(event) });
  const { merkleRoot, date } = known.anchor;
  return rootOver(leaf, place.path) === merkleRoot ? undefined : say('NOT_IN_ANCHOR', { day: date });
}

/** Each anchor holds the hash of the event before it, so the newest one proves all of them. */
async function readAnchors(stored: readonly RawEvent[], found: Found): Promise<readonly Read[]> {
  const [first] = stored;
  if (!first) return [];
  const start = { revision: first.revision, previous: hashesIn(first.metadata).previousHash };
  const broken = await verifyChain(first.stream, stored, start);
  if (broken) found(say(CHAIN_FAULTS[broken.fault]), atRevision({ stream: first.stream, revision: broken.revision }));
  return stored.flatMap((raw) => {
    try {
      const event = recorded(raw);
      if (event.type !== 'DailyAnchored') return [];
      return [{ anchor: event.data, revision: event.revision, hash: event.metadata.hash }];
    } catch (error) {
      found(unreadable(error), atRevision(raw));
      return [];
    }
  });
}
