/** Where the ends of streams stand in the trees of the anchors, for whoever has no server to ask (R731). */
import { ANCHOR_STREAM } from '../../../schema/events/anchor.ts';
import { LEDGER_PREFIXES } from '../../../schema/events/ledger.ts';
import type { AnchoredPlaces, StoredEvent } from '../../ports/anchored-places.ts';
import { AnchorCheck, type KnownAnchor } from './check-anchors.ts';
import type { RawLedger } from './eventstore.ts';
import { leafOf, leavesOf, merklePath, type StreamHead } from './merkle.ts';
import { eachOf } from './read-events.ts';
import { hashOfStored, type RawEvent } from './verify-chain.ts';

/** Trees kept in memory: the loans of a sample lie in few anchors. */
const MOST_TREES = 8;

type Tree = Promise<readonly string[]>;

export function anchoredPlaces(ledger: Pick<RawLedger, 'readRaw' | 'readAllRaw'>): AnchoredPlaces {
  const trees = new Map<string, Tree>();

  function treeOf(anchor: KnownAnchor, after: bigint | 'start'): Tree {
    const tree = trees.get(anchor.hash) ?? readTree(ledger, after, anchor.end);
    trees.delete(anchor.hash);
    trees.set(anchor.hash, tree);
    tree.catch(() => trees.delete(anchor.hash));
    const [oldest] = trees.keys();
    if (trees.size > MOST_TREES && oldest !== undefined) trees.delete(oldest);
    return tree;
  }

  return {
    async of(streams) {
      const stored: RawEvent[] = [];
      for await (const event of ledger.readRaw(ANCHOR_STREAM)) stored.push(event);
      const { known } = new AnchorCheck(stored, []);
      const heads = streams.flatMap(({ events, taken }) => lastHead(known, events, taken) ?? []);
      const places = [];
      for (const { at, stream, revision, hash } of heads) {
        const anchor = known[at] as KnownAnchor;
        const leaves = await treeOf(anchor, known[at - 1]?.end ?? 'start');
        const path = merklePath(leaves, leafOf(stream, { revision, hash }));
        places.push({ stream, revision, anchor: anchor.revision, path });
      }
      const first = heads.reduce((least, { at }) => Math.min(least, at), known.length - 1);
      const from = known[first]?.revision;
      return { places, anchors: from === undefined ? [] : stored.filter(({ revision }) => revision >= from) };
    },
  };
}

/** The last of the events taken that an anchor has as the end of its stream. */
function lastHead(known: readonly KnownAnchor[], events: readonly StoredEvent[], taken: number) {
  const anchorOf = (event: StoredEvent | undefined): number =>
    event ? known.findIndex(({ end }) => event.position <= end) : -1;
  for (let at = taken - 1; at >= 0; at -= 1) {
    const event = events[at] as StoredEvent;
    const anchor = anchorOf(event);
    if (anchor < 0 || anchorOf(events[at + 1]) === anchor) continue;
    return { at: anchor, stream: event.stream, revision: event.revision, hash: hashOfStored(event) };
  }
  return undefined;
}

async function readTree(
  ledger: Pick<RawLedger, 'readAllRaw'>,
  after: bigint | 'start',
  end: bigint,
): Promise<readonly string[]> {
  const heads = new Map<string, StreamHead>();
  for await (const event of eachOf(ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, after))) {
    if (event.position > end) break;
    heads.set(event.stream, { revision: event.revision, hash: hashOfStored(event) });
  }
  return leavesOf(heads);
}
