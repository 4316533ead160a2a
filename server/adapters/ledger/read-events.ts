/** Reads that end: a stream, a stretch of $all, the head. */
import {
  BACKWARDS,
  END,
  FORWARDS,
  type ResolvedEvent,
  START,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { type EventFilter, LedgerUnavailable } from '../../ports/ledger.ts';
import { isBrokenConnection } from './broken-connection.ts';
import type { Connection } from './connection.ts';
import { hasPrefix, rawEvent } from './decode.ts';
import { TimedOut } from './timeout.ts';
import type { RawEvent } from './verify-chain.ts';

/** Longest silence of a server within a read. */
const SILENCE_MS = 10_000;
/** Milliseconds before each try: after a restart of the server the first call on the old connection always fails. */
const PAUSES = [0, 50, 250, 1_000];

/**
 * The events, given one by one; the read is ended at the server too when the caller stops early. One timer watches the whole read: only waiting
 * for the server counts as its silence, not what the caller does meanwhile.
 */
async function* eventsOf<E extends ResolvedEvent>(
  read: StreamingRead<E>,
  onMissing: () => void = () => undefined,
): AsyncGenerator<RawEvent> {
  let waiting = true;
  let silent = false;
  let ended = false;
  const watch = setTimeout(() => {
    if (!waiting) return void watch.refresh();
    silent = true;
    void read.cancel();
  }, SILENCE_MS);
  try {
    for await (const resolved of read) {
      waiting = false;
      const raw = rawEvent(resolved);
      if (raw) yield raw;
      waiting = true;
      watch.refresh();
    }
    ended = true;
  } catch (error) {
    ended = true;
    if (!silent && !(error instanceof StreamNotFoundError)) throw error;
    if (!silent) onMissing();
  } finally {
    clearTimeout(watch);
    if (!ended) await read.cancel();
  }
  if (silent) throw new TimedOut(`no answer within ${SILENCE_MS} ms`);
}

/** To its end, which is near: a read left early is a reset of its stream, and HTTP/2 closes a connection that sees many of them. */
async function whole<E extends ResolvedEvent>(read: StreamingRead<E>): Promise<RawEvent[]> {
  const events: RawEvent[] = [];
  for await (const event of eventsOf(read)) events.push(event);
  return events;
}

/** Reading changes nothing, so it may simply be tried again. @throws LedgerUnavailable */
async function retried<T>(connection: Connection, what: string, work: () => Promise<T>): Promise<T> {
  let last: unknown;
  for (const pause of PAUSES) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await work();
    } catch (error) {
      connection.failed(error);
      if (!isBrokenConnection(error)) throw error;
      last = error;
    }
  }
  throw new LedgerUnavailable(`${what}: ${last instanceof Error ? last.message : String(last)}`, { cause: last });
}

/** The stream's events from revision `from` on; undefined where there is no such stream. `upTo` is the last revision wanted. */
export function readStreamFrom(
  connection: Connection,
  stream: string,
  from: bigint,
  upTo?: bigint,
): Promise<RawEvent[] | undefined> {
  const maxCount = upTo === undefined ? Number.MAX_SAFE_INTEGER : upTo - from + 1n;
  return retried(connection, `read of ${stream}`, async () => {
    const events: RawEvent[] = [];
    let missing = false;
    const read = connection.client.readStream(stream, { fromRevision: from, maxCount });
    for await (const event of eventsOf(read, () => (missing = true))) events.push(event);
    return missing ? undefined : events;
  });
}

export function readOne(connection: Connection, stream: string, revision: bigint): Promise<RawEvent | undefined> {
  return retried(connection, `read of ${stream}`, async () => {
    const read = connection.client.readStream(stream, { fromRevision: revision, maxCount: 1 });
    return (await whole(read)).find((event) => event.revision === revision);
  });
}

/** A stream as stored, without keeping it whole in memory. */
export function streamRaw(connection: Connection, stream: string): AsyncIterable<RawEvent> {
  return eventsOf(connection.client.readStream(stream, { fromRevision: START, direction: FORWARDS }));
}

/** Position of the last event whose stream has one of the prefixes, or of the last of all where no prefixes are given. */
export function headOf(connection: Connection, prefixes?: readonly string[]): Promise<bigint | 'start'> {
  return retried(connection, 'head of the log', async () => {
    // Asked for few first: the last event is nearly always one of ours.
    for (let maxCount = 8; ; maxCount *= 16) {
      const events = await whole(connection.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount }));
      const last = events.find(({ stream }) => !prefixes || hasPrefix(prefixes, stream));
      if (last) return last.position;
      if (events.length < maxCount) return 'start';
    }
  });
}

/** Everything with one of the prefixes after `after`, up to the head at the time of the call, as stored. */
export async function* stretchOfAll(
  connection: Connection,
  filter: EventFilter,
  after: bigint | 'start',
): AsyncGenerator<RawEvent> {
  const head = await headOf(connection);
  if (head === 'start') return;
  const at: Progress = { position: after === 'start' ? -1n : after, tries: 0 };
  while (at.position < head) {
    try {
      for await (const event of upTo(connection, head, at)) if (hasPrefix(filter.prefixes, event.stream)) yield event;
      return;
    } catch (error) {
      if (!isBrokenConnection(error) || ++at.tries >= PAUSES.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSES[at.tries]));
    }
  }
}

type Progress = { position: bigint; tries: number };

async function* upTo(connection: Connection, head: bigint, at: Progress): AsyncGenerator<RawEvent> {
  const fromPosition = at.position < 0n ? START : { commit: at.position, prepare: at.position };
  const read = connection.client.readAll({ fromPosition, direction: FORWARDS }, { highWaterMark: 512 });
  for await (const event of eventsOf(read)) {
    if (event.position > head) return;
    if (event.position <= at.position) continue; // a read includes the position it starts from
    at.position = event.position;
    at.tries = 0;
    yield event;
  }
}
