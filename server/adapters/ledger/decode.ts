import { setImmediate } from 'node:timers/promises';
import type { ResolvedEvent } from '@eventstore/db-client';
import { EventMetadata } from '../../../schema/events/envelope.ts';
import { decodeEvent, type LedgerEvent } from '../../../schema/events/ledger.ts';
import type { Recorded } from '../../../schema/events/streams.ts';
import { whyUnread } from '../../../schema/reference/said-by.ts';
import type { RawEvent } from './verify-chain.ts';

/** A link without a target has no event; the ledger contains no links. */
export function rawEvent(resolved: ResolvedEvent): RawEvent | undefined {
  const { event } = resolved;
  if (!event) return undefined;
  const position = event.position?.commit ?? resolved.commitPosition;
  if (position === undefined) throw new Error(`event ${event.id} came without its position`);
  return {
    stream: event.streamId,
    revision: event.revision,
    position,
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata,
  };
}

/** Stream `$$x` holds the metadata of stream `x`. */
export const METADATA_OF = '$$';

/** The store's own events: a deletion in the stream, metadata in `$$<name>`. */
export const isOfStore = ({ type }: Pick<RawEvent, 'type'>): boolean => type.startsWith('$');

/** Validated and upcast. @throws ZodError, UnknownEvent: another program has written into a ledger stream */
export function recorded(raw: RawEvent): Recorded<LedgerEvent> {
  const metadata = EventMetadata.parse(raw.metadata);
  const event = decodeEvent(raw.type, metadata.version, raw.data);
  const { id, stream, revision, position } = raw;
  // A stream takes only its own kind of events (ports/ledger.ts), so name and type agree.
  return { ...event, id, stream, revision, position, metadata } as Recorded<LedgerEvent>;
}

/** Decoded without a break, a long stream would keep every other request waiting for a second. */
const AT_ONCE = 500;

export async function recordedAll(raws: readonly RawEvent[]): Promise<Recorded<LedgerEvent>[]> {
  const events: Recorded<LedgerEvent>[] = [];
  for (const raw of raws) {
    if (events.length > 0 && events.length % AT_ONCE === 0) await setImmediate();
    events.push(recorded(raw));
  }
  return events;
}

export const hasPrefix = (prefixes: readonly string[], stream: string): boolean =>
  prefixes.some((prefix) => stream.startsWith(prefix));

/** Of an unknown type, a newer version, or damaged. */
export type Unreadable = {
  type: 'Unreadable';
  stream: string;
  revision: bigint;
  position: bigint;
  error: string;
};

export function recordedOrNot(raw: RawEvent): Recorded<LedgerEvent> | Unreadable {
  try {
    return recorded(raw);
  } catch (error) {
    const { stream, revision, position } = raw;
    return { type: 'Unreadable', stream, revision, position, error: `${raw.type}: ${whyUnread(error)}`.slice(0, 500) };
  }
}

/** For a reader that stops at an event which cannot be read. @throws Error */
export function readable(event: Recorded<LedgerEvent> | Unreadable): Recorded<LedgerEvent> {
  if (event.type === 'Unreadable') throw new Error(event.error);
  return event;
}

/** For a reader to whom the event does not belong. */
export const undecoded = ({ stream, revision, position }: RawEvent): Unreadable => ({
  type: 'Unreadable',
  stream,
  revision,
  position,
  error: 'not decoded',
});
