/** Reads of a stream, and what every read that ends needs: pages, tries, the filter of facts. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  FORWARDS,
  type ResolvedEvent,
  START,
  StreamDeletedError,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { LedgerRefused, LedgerUnavailable } from '../../ports/ledger.ts';
import type { Connection } from './connection.ts';
import { hasPrefix, isOfStore, rawEvent } from './decode.ts';
import { Inbox } from './inbox.ts';
import { refusalOf, refusedFor, whyRefused } from './refusals.ts';
import { patienceOf, TimedOut } from './timeout.ts';
import type { RawEvent } from './verify-chain.ts';

/** Longest silence of a server within a read. */
const SILENCE_MS = 5_000;
/**
 * Milliseconds before each try; the last value repeats. After a restart the first call on the old connection always
 * fails.
 */
const PAUSES = [0, 50, 200, 600, 1_000];
export const pauseBefore = (tries: number): number => PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
/** People wait for the answer. */
const PATIENCE_MS = 8_000;

/** Events of one read that may be buffered. */
const READ_AHEAD = 1_024;
/** Handling an event costs more when it alternates with decoding. */
const PAGE = 128;

async function nextPage(inbox: Inbox<ResolvedEvent, RawEvent>, silenceMs: number): Promise<RawEvent[]> {
  let page: RawEvent[] = [];
  while (page.length < PAGE && !inbox.ended) {
    const more = await inbox.batch(READ_AHEAD, silenceMs);
    if (more.length === 0 && !inbox.ended) throw new TimedOut(`no answer within ${silenceMs} ms`);
    page = page.length > 0 ? page.concat(more) : more;
  }
  return page;
}

/** If the caller stops early, the read ends at the server too. */
export async function* pagesOf<E extends ResolvedEvent>(
  read: StreamingRead<E>,
  onMissing: () => void = () => undefined,
  silenceMs = SILENCE_MS,
): AsyncGenerator<RawEvent[]> {
  const inbox = new Inbox(read, READ_AHEAD, rawEvent);
  try {
    while (!inbox.ended) {
      const page = await nextPage(inbox, silenceMs);
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

/** For short reads: leaving one early resets its HTTP/2 stream, and a connection with many resets is closed. */
export async function whole<E extends ResolvedEvent>(
  read: StreamingRead<E>,
  silenceMs: number,
  onMissing?: () => void,
): Promise<RawEvent[]> {
  const events: RawEvent[] = [];
  for await (const page of pagesOf(read, onMissing, silenceMs)) events.push(...page);
  return events;
}

/** @throws LedgerUnavailable | LedgerRefused */
export async function retried<T>(
  connection: Connection,
  what: string,
  work: (silenceMs: number) => Promise<T>,
): Promise<T> {
  let last: unknown;
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let tries = 0; tries === 0 || Date.now() < giveUpAt; tries++) {
    const pause = pauseBefore(tries);
    if (pause > 0) await sleep(pause);
    try {
      return await work(patienceOf(tries, SILENCE_MS));
    } catch (error) {
      connection.failed(error);
      const refusal = refusalOf(error);
      if (refusal.outcome === 'final') throw refusedFor(what, error, LedgerUnavailable);
      if (!refusal.passes) throw error;
      last = error;
    }
  }
  throw new LedgerUnavailable(whyRefused(what, last), { cause: last });
}

/** Both revisions included; undefined for a missing stream. */
export function readStreamFrom(
  connection: Connection,
  stream: string,
  from: bigint,
  upTo?: bigint,
): Promise<RawEvent[] | undefined> {
  const maxCount = upTo === undefined ? Number.MAX_SAFE_INTEGER : upTo - from + 1n;
  return retried(connection, `read of ${stream}`, async (silenceMs) => {
    let missing = false;
    const read = connection.client.readStream(stream, { ...connection.asking, fromRevision: from, maxCount });
    const events = await whole(read, silenceMs, () => (missing = true));
    return missing ? undefined : events;
  });
}

export function readOne(connection: Connection, stream: string, revision: bigint): Promise<RawEvent | undefined> {
  return retried(connection, `read of ${stream}`, async (silenceMs) => {
    const read = connection.client.readStream(stream, { ...connection.asking, fromRevision: revision, maxCount: 1 });
    return (await whole(read, silenceMs)).find((event) => event.revision === revision);
  });
}

export async function* eachOf<E>(pages: AsyncIterable<readonly E[]>): AsyncGenerator<E> {
  for await (const page of pages) yield* page;
}

/** Does not keep the whole stream in memory; goes on after the last event where a node refuses or dies meanwhile. */
export async function* streamRaw(connection: Connection, stream: string): AsyncGenerator<RawEvent> {
  let next: bigint | typeof START = START;
  for (let giveUpAt = Date.now() + PATIENCE_MS, tries = 0; ; tries++) {
    try {
      const options = { ...connection.asking, fromRevision: next, direction: FORWARDS } as const;
      const pages: AsyncIterable<RawEvent[]> = pagesOf(connection.client.readStream(stream, options));
      for await (const page of pages) {
        giveUpAt = Date.now() + PATIENCE_MS;
        for (const event of page) {
          yield event;
          next = event.revision + 1n;
        }
      }
      return;
    } catch (error) {
      connection.failed(error);
      if (!refusalOf(error).passes || Date.now() > giveUpAt) throw error;
      await sleep(pauseBefore(tries + 1));
    }
  }
}

export type Wanted = (event: RawEvent) => boolean;
export const isFactOf =
  (prefixes: readonly string[]): Wanted =>
  (event) =>
    hasPrefix(prefixes, event.stream) && !isOfStore(event);

/** A permanently deleted stream refuses reads, although its events remain in $all. */
export const isDeletedStream = (error: unknown): boolean =>
  error instanceof StreamDeletedError || (error instanceof LedgerRefused && isDeletedStream(error.cause));
