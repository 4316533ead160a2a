/** The stream `anchor`: once a business day one signature fixes the heads of all streams (R36, R700). */
import { z } from 'zod';
import { LocalDate } from './codecs.ts';
import type { Stream } from './envelope.ts';

export const ANCHOR_STREAM = 'anchor' as Stream<AnchorEvent>;

/** A commit position of the log: decimal digits on the wire, a bigint in code. */
const Position = z.codec(
  z.string().regex(/^\d{1,19}$/),
  z.custom<bigint>((v) => typeof v === 'bigint'),
  { decode: (text) => BigInt(text), encode: (value) => value.toString() },
);
/** Of an event of this stream. */
const Revision = z.codec(
  z.int().min(0),
  z.custom<bigint>((v) => typeof v === 'bigint'),
  {
    decode: (number) => BigInt(number),
    encode: (value) => Number(value),
  },
);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const ANCHOR_EVENTS = {
  DailyAnchored: {
    version: 1,
    data: z.object({
      date: LocalDate,
      /** The anchor covers what comes after this position; null from the first event on. */
      after: Position.nullable(),
      /** Up to and including this position. */
      position: Position,
      /** Streams changed since the anchor before. */
      streams: z.int().min(0),
      /** SHA-256 tree over (stream, last revision, its hash) of these streams, in the order of the leaves' hashes. */
      merkleRoot: Sha256,
      /**
       * Names a few heads that were removed, inserted or changed (server/adapters/ledger/head-sketch.ts). Older anchors
       * have none.
       */
      sketch: z.base64().max(16_384).optional(),
      /** The last row of the access log then (D0075), so that its end cut off is found. Older anchors have none. */
      accessLog: z.object({ place: z.int().min(0), hash: Sha256 }).optional(),
      /** `metadata.hash` of the anchor before; SHA-256("anchor") in the first. */
      previousAnchorHash: Sha256,
      /** The day's log was too long for one anchor; the next event continues it. */
      continued: z.boolean(),
      /** Ed25519, SPKI, DER, base64: the key of the signature. */
      publicKey: z.base64(),
      /** The key was changed: that of the anchor before, and its signature over everything above (D0127). */
      former: z.object({ publicKey: z.base64(), signature: z.base64() }).optional(),
      /** Ed25519 over the RFC 8785 JSON of everything above, base64. */
      signature: z.base64(),
    }),
  },
  /**
   * The log was copied to an event store that gives other positions: where the end of each anchor stands there. A long
   * list is several events; of two places of one anchor the later counts.
   */
  LogMoved: {
    version: 1,
    data: z.object({ ends: z.array(z.object({ revision: Revision, position: Position })) }),
  },
} as const;

type Shapes = typeof ANCHOR_EVENTS;
export type AnchorEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
export type DailyAnchor = Extract<AnchorEvent, { type: 'DailyAnchored' }>['data'];
export type LogMove = Extract<AnchorEvent, { type: 'LogMoved' }>['data'];
