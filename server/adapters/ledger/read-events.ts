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
import { hasPrefix } from './decode.ts';
import { Inbox } from './inbox.ts';
import { TimedOut } from './timeout.ts';
import type { RawEvent } from './verify-chain.ts';

/** Longest silence of a server within a read. */
const SILENCE_MS = 10_000;
/** Milliseconds before each try: after a restart of the server the first call on the old connection always fails. */
const PAUSES = [0, 50, 250, 1_000];

/** Events of one read in memory: so many may come while the last ones are looked at. */
const READ_AHEAD = 1_024;
/** Handed out at least so many at a time, while there are: turn about with the decoding of the wire, what is done with an event costs more. */
const PAGE = 128;
const asStored = (raw: RawEvent): RawEvent => raw;

async function nextPage(inbox: Inbox<RawEvent>): Promise<RawEvent[]> {
  let page: RawEvent[] = [];
  while (page.length < PAGE && !inbox.ended) {
    const more = await inbox.some(READ_AHEAD, SILENCE_MS);
    if (more.length === 0 && !inbox.ended) throw new TimedOut(`no answer within ${SILENCE_MS} ms`);
    page = page.length > 0 ? page.concat(more) : more;
  }
  return page;
}

/** The events as they come, many at a time; the read is ended at the server too when the caller stops early. */
async function* pagesOf<E extends ResolvedEvent>(
  read: StreamingRead<E>,
  onMissing: () => void = () => undefined,
): AsyncGenerator<RawEvent[]> {
  const inbox = new Inbox(read, READ_AHEAD, asStored);
  try {
    while (!inbox.ended) {
      const page = await nextPage(inbox);
      if (page.length > 0) yield page;
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
    onMissing();
  } finally {
    if (!inbox.ended) {
      await read.cancel();
      read.destroy();
    }
  }
}

/** To its end, which is near: a read left early is a reset of its stream, and HTTP/2 closes a connection that sees many of them. */
async function whole<E extends ResolvedEvent>(read: StreamingRead<E>, onMissing?: () => void): Promise<RawEvent[]> {
  const events: RawEvent[] = [];
  for await (const page of pagesOf(read, onMissing)) events.push(...page);
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
    let missing = false;
    const read = connection.client.readStream(stream, { fromRevision: from, maxCount });
    const events = await whole(read, () => (missing = true));
    return missing ? undefined : events;
  });
}

export function readOne(connection: Connection, stream: string, revision: bigint): Promise<RawEvent | undefined> {
  return retried(connection, `read of ${stream}`, async () => {
    const read = connection.client.readStream(stream, { fromRevision: revision, maxCount: 1 });
    return (await whole(read)).find((event) => event.revision === revision);
  });
}

/** For who is in no hurry: the events one by one. */
export async function* eachOf<E>(pages: AsyncIterable<readonly E[]>): AsyncGenerator<E> {
  for await (const page of pages) yield* page;
}

/** A stream as stored, without keeping it whole in memory. */
export function streamRaw(connection: Connection, stream: string): AsyncIterable<RawEvent> {
  return eachOf(pagesOf(connection.client.readStream(stream, { fromRevision: START, direction: FORWARDS })));
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

/** Everything with one of the prefixes after `after`, up to the head at the time of the call, as stored, in pages as they come. */
export async function* stretchOfAll(
  connection: Connection,
  filter: EventFilter,
  after: bigint | 'start',
): AsyncGenerator<RawEvent[]> {
  const head = await headOf(connection);
  if (head === 'start') return;
  const at: Progress = { position: after === 'start' ? -1n : after, tries: 0 };
  while (at.position < head) {
    try {
      for await (const page of upTo(connection, head, at))
        yield page.filter((e) => hasPrefix(filter.prefixes, e.stream));
      return;
    } catch (error) {
      if (!isBrokenConnection(error) || ++at.tries >= PAUSES.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSES[at.tries]));
    }
  }
}

type Progress = { position: bigint; tries: number };

async function* upTo(connection: Connection, head: bigint, at: Progress): AsyncGenerator<RawEvent[]> {
  const fromPosition = at.position < 0n ? START : { commit: at.position, prepare: at.position };
  const read = connection.client.readAll({ fromPosition, direction: FORWARDS }, { highWaterMark: 512 });
  for await (const page of pagesOf(read)) {
    // A read includes the position it starts from.
    const wanted = page.filter(({ position }) => position > at.position && position <= head);
    const last = wanted.at(-1);
    if (last) {
      at.position = last.position;
      at.tries = 0;
      yield wanted;
    }
    if ((page.at(-1)?.position ?? 0n) >= head) return;
  }
}
