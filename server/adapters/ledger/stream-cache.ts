/** Recently read streams, decoded: a read fetches only newer events. Stored events never change. */

import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import type { Recorded } from '../../../schema/events/streams.ts';
import type { Connection } from './connection.ts';
import { recordedAll } from './decode.ts';
import { readStreamFrom } from './read-events.ts';

/** Oldest first, from revision 0, without a gap. */
export type Known = readonly Recorded<LedgerEvent>[];

/** Over all streams, some tens of megabytes. */
const MOST_EVENTS = 20_000;
const MOST_OF_ONE = 5_000;

/** How long a stream is used without asking the server: one request loads, checks and decides. */
const BELIEVED_MS = 1_000;
/** The same with a subscription; limits the harm of one that died unnoticed. */
const FOLLOWED_MS = 60_000;

export class StreamCache {
  readonly #streams = new Map<string, { events: Known; readAt: number }>();
  readonly #most: number;
  #followed: readonly string[] = [];
  #events = 0;

  constructor(most = MOST_EVENTS) {
    this.#most = most;
  }

  get(stream: string): Known {
    return this.#streams.get(stream)?.events ?? [];
  }

  /** Empty if the last check is too old: a retry must see what its first try wrote in another process. */
  believed(stream: string): Known {
    const kept = this.#streams.get(stream);
    if (!kept) return [];
    const longest = this.#followed.some((prefix) => stream.startsWith(prefix)) ? FOLLOWED_MS : BELIEVED_MS;
    return performance.now() - kept.readAt < longest ? kept.events : [];
  }

  /** A subscription has reached the head, or is lost (no prefixes). */
  follow(prefixes: readonly string[]): void {
    this.#followed = prefixes;
  }

  take(event: Known[number]): void {
    const known = this.get(event.stream);
    if (known.length > 0 && follows(known.at(-1), [event])) this.set(event.stream, [...known, event]);
  }

  /** A stream that would take the place of most others is read anew each time. */
  set(stream: string, events: Known): void {
    this.forget(stream);
    if (events.length > MOST_OF_ONE) return;
    this.#streams.set(stream, { events, readAt: performance.now() });
    this.#events += events.length;
    for (const oldest of this.#streams.keys()) {
      if (this.#events <= this.#most) return;
      this.forget(oldest);
    }
  }

  forget(stream: string): void {
    this.#events -= this.get(stream).length;
    this.#streams.delete(stream);
  }
}

/** Newer events must chain to the cached ones. */
export async function readThrough(connection: Connection, cache: StreamCache, stream: string): Promise<Known> {
  const known = cache.get(stream);
  const last = known.at(-1);
  const raw = await readStreamFrom(connection, stream, last ? last.revision + 1n : 0n);
  const fresh = raw && (await recordedAll(raw));
  if (last && !follows(last, fresh)) {
    // The address now serves a different log.
    cache.forget(stream);
    return readThrough(connection, cache, stream);
  }
  const events = fresh?.length ? [...known, ...fresh] : known;
  if (events.length > 0) cache.set(stream, events);
  return events;
}

function follows(last: Known[number] | undefined, fresh: Known | undefined): boolean {
  const [next] = fresh ?? [];
  if (!next) return fresh !== undefined;
  return (
    last !== undefined && next.revision === last.revision + 1n && next.metadata.previousHash === last.metadata.hash
  );
}
