/** Reads the log from the last anchor on and keeps only the heads of changed streams in memory. */
import { ANCHOR_STREAM, type DailyAnchor } from '../../../schema/events/anchor.ts';
import { LEDGER_PREFIXES } from '../../../schema/events/ledger.ts';
import type { AccessHead } from '../../ports/access-log.ts';
import type { Anchors } from '../../ports/anchors.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { anchorKey, signAnchor } from './anchor-key.ts';
import { chainStart } from './envelope.ts';
import type { RawLedger } from './eventstore.ts';
import { sketchOf } from './head-sketch.ts';
import { merkleRoot, type StreamHead } from './merkle.ts';
import { eachOf } from './read-events.ts';
import { hashOfStored } from './verify-chain.ts';

/** Streams per anchor; limits memory to some tens of megabytes. */
const MOST_STREAMS = 50_000;

type Options = { mostStreams?: number; accessHead?: () => Promise<AccessHead> };

export function makeAnchors(
  ledger: Pick<RawLedger, 'readAllRaw'>,
  keys: KeyRing,
  { mostStreams = MOST_STREAMS, accessHead }: Options = {},
): Anchors {
  return {
    async next(before, date, through) {
      const heads = new Map<string, StreamHead>();
      let position = before?.position;
      let continued = false;
      const stored = ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, before?.position ?? 'start');
      for await (const event of upTo(through, eachOf(stored))) {
        continued = heads.size === mostStreams && !heads.has(event.stream);
        if (continued) break;
        heads.set(event.stream, { revision: event.revision, hash: hashOfStored(event) });
        position = event.position;
      }
      if (position === undefined) return undefined;
      const open = {
        date,
        after: before?.position ?? null,
        position,
        streams: heads.size,
        merkleRoot: merkleRoot(heads),
        sketch: sketchOf(heads),
        ...(accessHead ? { accessLog: await accessHead() } : {}),
        previousAnchorHash: before?.hash ?? chainStart(ANCHOR_STREAM),
        continued,
      };
      return signed(keys, open, before?.publicKey);
    },
  };
}

async function* upTo<E extends { position: bigint }>(through: bigint | undefined, events: AsyncIterable<E>) {
  for await (const event of events) {
    if (through !== undefined && event.position > through) return;
    yield event;
  }
}

/** @param signedBefore the public key of the anchor before */
function signed(keys: KeyRing, open: Parameters<typeof signAnchor>[1], signedBefore: string | undefined): DailyAnchor {
  const [key, ...previous] = keys.all().map(({ bytes }) => anchorKey(bytes));
  if (!key) throw new Error('no key to sign an anchor with');
  const changed = signedBefore !== undefined && signedBefore !== key.publicKey;
  return signAnchor(key, open, changed ? previous.find(({ publicKey }) => publicKey === signedBefore) : undefined);
}
