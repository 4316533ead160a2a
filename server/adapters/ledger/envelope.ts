/** From a decided event to what is stored: id, JSON form, metadata, and the link that chains it to its predecessor. */
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { v5 as uuidv5 } from 'uuid';
import type { EventContext, EventMetadata } from '../../../schema/events/envelope.ts';
import { encodeEvent, type LedgerEvent } from '../../../schema/events/ledger.ts';

/** An event as it stands in the store, before any upcasting. */
export type StoredForm = { id: string; type: string; data: unknown; metadata: EventMetadata };

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The `previousHash` of a stream's first event. */
export const chainStart = (stream: string): string => sha256(stream);

/** SHA-256, hex, over RFC 8785 JSON of {id, type, data, metadata without hash}: decision 36. */
export function hashOf(event: { id: string; type: string; data: unknown; metadata: object }): string {
  const { hash: _, ...metadata } = event.metadata as Record<string, unknown>;
  const canonical = canonicalize({ id: event.id, type: event.type, data: event.data, metadata });
  if (canonical === undefined) throw new Error(`event ${event.id} has no canonical form`);
  return sha256(canonical);
}

/** The same command gives the same ids, so what is sent twice is stored once. */
export function eventId(commandId: string, index: number): string {
  return uuidv5(String(index), Buffer.from(commandId.replaceAll('-', ''), 'hex'));
}

export function seal(previousHash: string, events: readonly LedgerEvent[], context: EventContext): StoredForm[] {
  let previous = previousHash;
  return events.map((event, index) => {
    const { type, version, data } = encodeEvent(event);
    // Through text and back, so that what is hashed is exactly what a reader will parse.
    const open = JSON.parse(
      JSON.stringify({
        id: eventId(context.commandId, index),
        type,
        data,
        metadata: { ...context, version, previousHash: previous },
      }),
    ) as StoredForm;
    previous = hashOf(open);
    return { ...open, metadata: { ...open.metadata, hash: previous } };
  });
}
