/** The stored form of events: id, JSON, metadata, the hash of the predecessor, and the keyed code. */
import { hash as digest } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import type { EventContext, EventMetadata } from '../../../schema/events/envelope.ts';
import { encodeEvent, type LedgerEvent } from '../../../schema/events/ledger.ts';
import { canonicalJson, inKeyOrder } from './canonical.ts';
import type { Coding } from './event-code.ts';

/** Before upcasting. */
export type StoredForm = { id: string; type: string; data: unknown; metadata: EventMetadata };

export const sha256 = (text: string): string => digest('sha256', text);

export const chainStart = (stream: string): string => sha256(stream);

/** SHA-256, hex, over RFC 8785 JSON of {id, type, data, metadata without hash and code}: R36. */
export function hashOf({ id, type, data, metadata }: Pick<StoredForm, 'id' | 'type' | 'data'> & { metadata: object }) {
  const { hash: _, code: __, ...open } = metadata as { hash?: unknown; code?: unknown };
  return sha256(canonicalJson({ data, id, metadata: open, type }));
}

/** The same command gives the same ids, so an event that is sent twice is stored once. */
export function eventId(commandId: string, index: number): string {
  return uuidv5(String(index), Buffer.from(commandId.replaceAll('-', ''), 'hex'));
}

/** `code`: none where nothing is written for an installation. */
export function seal(
  previousHash: string,
  events: readonly LedgerEvent[],
  context: EventContext,
  code?: Coding,
): StoredForm[] {
  let previous = previousHash;
  return events.map((event, index) => {
    const { type, version, data } = encodeEvent(event);
    const id = eventId(context.commandId, index);
    // Stored with keys in the hashed order, so that an audit need not sort them again.
    const open = inKeyOrder({ data, id, metadata: { ...context, version, previousHash: previous }, type });
    previous = sha256(canonicalJson(open));
    return {
      ...open,
      metadata: inKeyOrder({ ...open.metadata, hash: previous, ...(code && { code: code(previous) }) }),
    };
  });
}

/** The events of one past command. */
export type HistoryPart<E extends LedgerEvent = LedgerEvent> = { events: readonly E[]; context: EventContext };

export function sealHistory(stream: string, parts: readonly HistoryPart[], code?: Coding): StoredForm[] {
  let previous = chainStart(stream);
  return parts.flatMap(({ events, context }) => {
    const sealed = seal(previous, events, context, code);
    previous = sealed.at(-1)?.metadata.hash ?? previous;
    return sealed;
  });
}
