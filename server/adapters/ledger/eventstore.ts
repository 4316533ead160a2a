/**
 * The ledger in EventStoreDB, through @eventstore/db-client 6.2.1, with one client to append, one to read for a decision, and one to read what may lag.
 * A read that fails makes its client drop the connection; if appends shared it, the old append call would later fail and empty the client's one table
 * of open appends, and the next answer to an append made meanwhile would throw where nobody can catch it. For the same reason: one ledger a process.
 */
import { type EventContext, EventMetadata, type Stream } from '../../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import type { Recorded } from '../../../schema/events/streams.ts';
import type { EventFilter, LaggingLedger } from '../../ports/lagging-ledger.ts';
import type { Appended, Ledger, Revision, StreamRead } from '../../ports/ledger.ts';
import { WrongRevision } from '../../ports/ledger.ts';
import { sendUntilKnown } from './append-events.ts';
import { AppendGate } from './append-gate.ts';
import { Connection } from './connection.ts';
import { hasPrefix, METADATA_OF, recorded, recordedOrNot, type Unreadable } from './decode.ts';
import { chainStart, type StoredForm, seal } from './envelope.ts';
import { headOf, isFactOf, readOne, readStreamFrom, streamRaw, stretchOfAll } from './read-events.ts';
import { type Known, readThrough, StreamCache } from './stream-cache.ts';
import { type Log, type Placed, Subscription, type SubscriptionState } from './subscription.ts';
import type { Trouble } from './trouble.ts';
import type { RawEvent } from './verify-chain.ts';
import { WriteProbe } from './write-probe.ts';

export type LedgerOptions = {
  /** esdb://... with credentials, if any, in it: per-call credentials would leave the batch path. */
  url: string;
  /** For reads that may lag, where they are to go elsewhere: `...&nodePreference=follower`. */
  laggingUrl?: string | undefined;
  log: Log;
  /** For one sending of an append, milliseconds. */
  appendTimeoutMs?: number;
  /** Least time between two deliveries of a subscription, milliseconds. */
  restMs?: number;
  /** Silence after which a subscription is looked after, milliseconds. */
  watchdogMs?: number;
};

/** What one command of the past decided, and what surrounded it. */
export type HistoryPart<E extends LedgerEvent = LedgerEvent> = { events: readonly E[]; context: EventContext };

/** The ledger, and below it the events as stored, for those who verify it. */
export type RawLedger = Ledger &
  LaggingLedger & {
    /**
     * A whole stream in one append, where nothing stands yet: history that was lived elsewhere (the seed), each command with its own day and id.
     * @throws WrongRevision | UnknownOutcome | LedgerUnavailable | LedgerRefused
     */
    appendHistory<E extends LedgerEvent>(
      stream: Stream<E>,
      parts: readonly HistoryPart<NoInfer<E>>[],
    ): Promise<Appended>;
    /** Why no write is possible now; undefined where it is. */
    writeTrouble(): Promise<Trouble | undefined>;
    readRaw(stream: string): AsyncIterable<RawEvent>;
    /** Pages as they come from the wire. */
    readAllRaw(filter: EventFilter, after: bigint | 'start'): AsyncIterable<readonly RawEvent[]>;
    /** The whole log likewise, with what the store notes of its streams: deletions and metadata. */
    readStoreRaw(filter: EventFilter): AsyncIterable<readonly RawEvent[]>;
    /** The same log for projections: an event that cannot be read is delivered as such instead of stopping everything behind it. */
    feed: Reading<Recorded<LedgerEvent> | Unreadable>;
  };

type Reading<E> = {
  readAll(filter: EventFilter, after: bigint | 'start', pageSize?: number): AsyncIterable<readonly E[]>;
  subscribe(
    filter: EventFilter,
    after: bigint | 'start',
    deliver: (batch: readonly E[]) => Promise<void>,
    options?: Parameters<LaggingLedger['subscribe']>[3],
  ): () => Promise<void>;
  head(filter: EventFilter): Promise<bigint | 'start'>;
};

export function openLedger({
  url,
  laggingUrl,
  log,
  appendTimeoutMs = 5_000,
  restMs = 15,
  watchdogMs = 15_000,
}: LedgerOptions): RawLedger {
  const leader = new Connection(url, true);
  const writing = new Connection(url, true);
  const lagging = new Connection(laggingUrl ?? url, false);
  const sending = { connection: writing, gate: new AppendGate(), timeoutMs: appendTimeoutMs, open: new Map() };
  const probe = new WriteProbe(writing, appendTimeoutMs, url);
  const cache = new StreamCache();
  const subscriptions = new Set<() => Promise<void>>();

  const readingAs = <E extends Placed>(decode: (raw: RawEvent) => E): Reading<E> => ({
    async *readAll(filter, after, pageSize = 500) {
      let page: E[] = [];
      for await (const stored of stretchOfAll({ leader, lagging }, isFactOf(filter.prefixes), after)) {
        for (const raw of stored) {
          if (page.push(decode(raw)) < pageSize) continue;
          yield page;
          page = [];
        }
      }
      if (page.length) yield page;
    },

    subscribe(filter, after, deliver, { batchSize = 500, onState = () => undefined } = {}) {
      const pace = { batchSize, restMs, watchdogMs };
      const settings = { connection: lagging, leader, filter, after, decode, deliver, onState, log, ...pace };
      const subscription = new Subscription(settings);
      const running = subscription.run();
      const stop = async () => {
        subscriptions.delete(stop);
        subscription.stop();
        await running;
      };
      subscriptions.add(stop);
      return stop;
    },

    head: (filter) => headOf(leader, filter.prefixes),
  });

  const reading = readingAs(recorded);

  return {
    async readLatest(stream) {
      return readOf(stream, await readThrough(leader, cache, stream));
    },

    readLagging: async (stream, upTo) =>
      readOf(stream, ((await readStreamFrom(lagging, stream, 0n, upTo)) ?? []).map(recorded)),

    known(stream) {
      const events = cache.believed(stream);
      return events.length > 0 ? readOf(stream, events) : undefined;
    },

    async append(stream, expected, events, context) {
      if (events.length === 0) throw new Error(`an append to ${stream} without events`);
      const previousHash = await hashAt(leader, cache, stream, expected);
      // What was sent is not remembered: a repeated append may be answered from what an earlier one stored, with another hash.
      return sendUntilKnown(sending, stream, expected, seal(previousHash, events, context));
    },

    appendHistory: async (stream, parts) => sendUntilKnown(sending, stream, 'none', sealHistory(stream, parts)),

    head: reading.head,
    readAllLagging: reading.readAll,
    /** What passes by keeps the streams at hand up to date. */
    subscribe(filter, after, deliver, options = {}) {
      const bring = (batch: readonly Recorded<LedgerEvent>[]) => {
        for (const event of batch) cache.take(event);
        return deliver(batch);
      };
      const onState = (state: SubscriptionState) => {
        cache.follow(state === 'caught-up' ? filter.prefixes : []);
        options.onState?.(state);
      };
      const stop = reading.subscribe(filter, after, bring, { ...options, onState });
      return () => {
        cache.follow([]);
        return stop();
      };
    },
    feed: readingAs(recordedOrNot),

    writeTrouble: () => probe.trouble(),

    readRaw: (stream) => streamRaw(lagging, stream),
    readAllRaw: (filter, after) => stretchOfAll({ leader, lagging }, isFactOf(filter.prefixes), after),
    readStoreRaw: ({ prefixes }) => {
      const all = [...prefixes, ...prefixes.map((prefix) => `${METADATA_OF}${prefix}`)];
      return stretchOfAll({ leader, lagging }, ({ stream }) => hasPrefix(all, stream), 'start');
    },

    async close() {
      await Promise.all([...subscriptions].map((stop) => stop()));
      await Promise.all([leader, writing, lagging].map((connection) => connection.close()));
    },
  };
}

/** A stream takes only events of its own kind: append asks for them. */
const readOf = <E extends LedgerEvent>(_: Stream<E>, events: Known): StreamRead<E> => ({
  events: events as readonly Recorded<LedgerEvent>[] as readonly Recorded<E>[],
  revision: events.at(-1)?.revision ?? 'none',
});

/** One chain through all parts. */
function sealHistory(stream: string, parts: readonly HistoryPart<LedgerEvent>[]): StoredForm[] {
  let previous = chainStart(stream);
  return parts.flatMap(({ events, context }) => {
    const sealed = seal(previous, events, context);
    previous = sealed.at(-1)?.metadata.hash ?? previous;
    return sealed;
  });
}

/** What the next event's `previousHash` must be. @throws WrongRevision where the stream has not come as far as `expected` */
async function hashAt(connection: Connection, cache: StreamCache, stream: string, expected: Revision): Promise<string> {
  if (expected === 'none') return chainStart(stream);
  const known = cache.get(stream).at(-1);
  if (known?.revision === expected) return known.metadata.hash;
  const last = await readOne(connection, stream, expected);
  if (!last) throw new WrongRevision(`${stream} has no revision ${expected}`);
  return EventMetadata.parse(last.metadata).hash;
}
