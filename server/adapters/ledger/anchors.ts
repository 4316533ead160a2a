/** Reads the log from the last anchor on and keeps only the heads of changed streams in memory. */
import { ANCHOR_STREAM } from '../../../schema/events/anchor.ts';
import { LEDGER_PREFIXES } from '../../../schema/events/ledger.ts';
import type { Anchors } from '../../ports/anchors.ts';
import { anchorKey, signAnchor } from './anchor-key.ts';
import { chainStart } from './envelope.ts';
import type { RawLedger } from './eventstore.ts';
import { sketchOf } from './head-sketch.ts';
import { merkleRoot, type StreamHead } from './merkle.ts';
import { eachOf } from './read-events.ts';
import { hashOfStored } from './verify-chain.ts';

/** Streams per anchor; limits memory to some tens of megabytes. */
const MOST_STREAMS = 50_000;

export function makeAnchors(ledger: Pick<RawLedger, 'readAllRaw'>, seed: Buffer, mostStreams = MOST_STREAMS): Anchors {
  const key = anchorKey(seed);
  return {
    async next(before, date) {
      const heads = new Map<string, StreamHead>();
      let position = before?.position;
      let continued = false;
      const stored = ledger.readAllRaw({ prefixes: LEDGER_PREFIXES }, before?.position ?? 'start');
      for await (const event of eachOf(stored)) {
        continued = heads.size === mostStreams && !heads.has(event.stream);
        if (continued) break;
        heads.set(event.stream, { revision: event.revision, hash: hashOfStored(event) });
        position = event.position;
      }
      if (position === undefined) return undefined;
      return signAnchor(key, {
        date,
        after: before?.position ?? null,
        position,
        streams: heads.size,
        merkleRoot: merkleRoot(heads),
        sketch: sketchOf(heads),
        previousAnchorHash: before?.hash ?? chainStart(ANCHOR_STREAM),
        continued,
      });
    },
  };
}
