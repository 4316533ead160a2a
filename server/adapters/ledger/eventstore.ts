/**
 * EventStoreDB by @eventstore/db-client 6.2.1: separate clients for appends, for reads before a decision, and for reads
 * that may lag. After a failed read a client drops its connection; shared with appends, that would lose the open ones,
 * and the answer to a newer append would throw where nobody can catch it. So a process has one ledger.
 */
import { EventMetadata, type Stream } from '../../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import type { Recorded } from '../../../schema/events/streams.ts';
import type { EventFilter, LaggingLedger } from '../../ports/lagging-ledger.ts';
import type { Appended, Ledger, Revision, StreamRead } from '../../ports/ledger.ts';
import { WrongRevision } from '../../ports/ledger.ts';
import { sendUntilKnown } from './append-events.ts';
import { Connection } from './connection.ts';
import {
  hasPrefix,
  METADATA_OF,
  readable,
  recorded,
  recordedAll,
  recordedOrNot,
  type Unreadable,
  undecoded,
} from './decode.ts';
import { chainStart, type HistoryPart, type StoredForm, seal, sealHistory } from './envelope.ts';
import type { Coding } from './event-code.ts';
import { firstOf } from './first.ts';
import { headOf } from './head.ts';
import { type NodeSeen, nodesAt, placeOf } from './nodes.ts';
import { Probe } from './probe.ts';
import { isFactOf, readOne, readStreamFrom, streamRaw } from './read-events.ts';
import { stretchOfAll } from './read-stretch.ts';
import { type Placed, type Ride, SharedFeed } from './shared-feed.ts';
import { type Known, readThrough, StreamCache } from './stream-cache.ts';
import { type Log, Subscription, type SubscriptionSettings, type SubscriptionState } from './subscription.ts';
import type { Trouble } from './trouble.ts';
import type { RawEvent } from './verify-chain.ts';

export type LedgerOptions = {
  /** With any credentials in it: credentials given per call would disable batch appends. */
  url: string;
  /** Where to send reads that may lag, if elsewhere: `...&nodePreference=follower`. */
  laggingUrl?: string | undefined;
  log: Log;
  /** Every process that writes has it; a verification names what was written without it (R973). */
  code?: Coding | undefined;
  /** Milliseconds for one attempt. */
  appendTimeoutMs?: number;
  /** Least milliseconds between two deliveries of a subscription. */
  restMs?: number;
  /** Milliseconds of silence after which a subscription is checked. */
  watchdogMs?: number;
  /** Of recently read streams. Default: 20,000. */
  cachedEvents?: number | undefined;
};

/** With the stored form of events, for auditors. */
export type RawLedger = Ledger &
  LaggingLedger & {
    /**
     * Writes a history made elsewhere (the seed) into a new stream, in one append; each command keeps its day and id.
     * @throws WrongRevision | UnknownOutcome | LedgerUnavailable | LedgerRefused
     */
    appendHistory<E extends LedgerEvent>(
      stream: Stream<E>,
      parts: readonly HistoryPart<NoInfer<E>>[],
    ): Promise<Appended>;
    /**
     * Writes events of another log to the same stream and revisions, with the same ids and contents, in one append.
     * @throws WrongRevision | UnknownOutcome | LedgerUnavailable | LedgerRefused
     */
    appendCopies(events: readonly [RawEvent, ...RawEvent[]]): Promise<Appended>;
    /** Why appends, reads or subscriptions are impossible now; undefined if all work. */
    trouble(): Promise<Trouble | undefined>;
    /** The nodes that the address names. */
    nodes(): Promise<readonly NodeSeen[]>;
    /** The first event with one of the prefixes. @throws LedgerUnavailable */
    first(filter: EventFilter): Promise<RawEvent | undefined>;
    /** All of it: an audit must not miss what a follower does not have yet. */
    readRaw(stream: string): AsyncIterable<RawEvent>;
    readAllRaw(filter: EventFilter, after: bigint | 'start'): AsyncIterable<readonly RawEvent[]>;
    /** Includes the store's own events: deletions and metadata. */
    readStoreRaw(filter: EventFilter): AsyncIterable<readonly RawEvent[]>;
    /** Delivers an unreadable event as such, so that later events still arrive. */
    feed: Reading<Recorded<LedgerEvent> | Unreadable, EventFilter & { isMine?: (stream: string) => boolean }>;
  };

type Reading<E, F = EventFilter> = {
  readAll(filter: EventFilter, after: bigint | 'start', pageSize?: number): AsyncIterable<readonly E[]>;
  subscribe(
    filter: F,
    after: bigint | 'start',
    deliver: (batch: readonly E[]) => Promise<void>,
    options?: Parameters<LaggingLedger['subscribe']>[3],
  ): () => Promise<void>;
  head(filter: EventFilter): Promise<bigint | 'start'>;
};

type Sharing<E extends Placed> = {
  carries?: SubscriptionSettings<E>['carries'];
  ride?: (prefixes: readonly string[], position: bigint) => Ride | undefined;
};

export function openLedger({
  url,
  laggingUrl,
  log,
  code,
  appendTimeoutMs = 5_000,
  restMs = 15,
  watchdogMs = 15_000,
  cachedEvents,
}: LedgerOptions): RawLedger {
  const leader = new Connection(url, true);
  const writing = new Connection(url, true);
  const lagging = new Connection(laggingUrl ?? url, false);
  const sending = { connection: writing, timeoutMs: appendTimeoutMs, open: new Map() };
  const probe = new Probe({ writing, leader, lagging }, appendTimeoutMs, url);
  const cache = new StreamCache(cachedEvents);
  const subscriptions = new Set<() => Promise<void>>();

  const shared = new SharedFeed<Recorded<LedgerEvent> | Unreadable>();

  const readingAs = <E extends Placed>(decode: (raw: RawEvent) => E, sharing: Sharing<E> = {}): Reading<E> => ({
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

    subscribe(filter, after, deliver, { batchSize = 500, onState = () => undefined, resume } = {}) {
      const pace = { batchSize, restMs, watchdogMs };
      const at = { after, ...(resume && { resume }) };
      const { carries, ride } = sharing;
      const rideFrom = ride && ((position: bigint) => ride(filter.prefixes, position));
      const through = { connection: lagging, leader, carries, rideFrom };
      const settings = { ...through, filter, ...at, decode, deliver, onState, log, ...pace };
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

  const reading = readingAs(recorded, { ride: (prefixes, position) => shared.ride(prefixes, position, readable) });

  /** Reading is most of what a partition costs, so it decodes its own events alone (D0144). */
  const subscribeMine: RawLedger['feed']['subscribe'] = (filter, ...rest) => {
    const { isMine } = filter;
    const mine = (raw: RawEvent) => (isMine?.(raw.stream) ? recordedOrNot(raw) : undecoded(raw));
    const feed = isMine ? readingAs(mine) : readingAs(recordedOrNot, { carries: shared });
    return feed.subscribe(filter, ...rest);
  };

  return {
    async readLatest(stream) {
      return readOf(stream, await readThrough(leader, cache, stream));
    },

    readLagging: async (stream, upTo, from = 0n) =>
      readOf(stream, await recordedAll((await readStreamFrom(lagging, stream, from, upTo)) ?? [])),

    known(stream) {
      const events = cache.believed(stream);
      return events.length > 0 ? readOf(stream, events) : undefined;
    },

    async append(stream, expected, events, context) {
      if (events.length === 0) throw new Error(`an append to ${stream} without events`);
      const previousHash = await hashAt(leader, cache, stream, expected);
      // The sent form is not cached: a repeated append may be answered from an earlier one, which has another hash.
      return sendUntilKnown(sending, stream, expected, seal(previousHash, events, context, code));
    },

    appendHistory: async (stream, parts) => sendUntilKnown(sending, stream, 'none', sealHistory(stream, parts, code)),

    appendCopies: async (events) => {
      const [{ stream, revision }] = events;
      // What the other log holds is copied even where its shape is not known here.
      const stored: readonly RawEvent[] = events;
      const expected = revision === 0n ? 'none' : revision - 1n;
      return sendUntilKnown(sending, stream, expected, stored as readonly StoredForm[]);
    },

    head: reading.head,
    readAllLagging: reading.readAll,
    /** Subscribed events also update the cached streams. */
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
    feed: { ...readingAs(recordedOrNot), subscribe: subscribeMine },

    trouble: () => probe.trouble(),
    nodes: () => nodesAt(placeOf(url)),
    first: ({ prefixes }) => firstOf(leader, prefixes),

    readRaw: (stream) => streamRaw(leader, stream),
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

/** The cast is safe: append gives a stream only events of its own kind. */
const readOf = <E extends LedgerEvent>(_: Stream<E>, events: Known): StreamRead<E> => ({
  events: events as readonly Recorded<LedgerEvent>[] as readonly Recorded<E>[],
  revision: events.at(-1)?.revision ?? 'none',
});

/** @throws WrongRevision if the stream is shorter than `expected` */
async function hashAt(connection: Connection, cache: StreamCache, stream: string, expected: Revision): Promise<string> {
  if (expected === 'none') return chainStart(stream);
  const known = cache.get(stream).at(-1);
  if (known?.revision === expected) return known.metadata.hash;
  const last = await readOne(connection, stream, expected);
  if (!last) throw new WrongRevision(`${stream} has no revision ${expected}`);
  return EventMetadata.parse(last.metadata).hash;
}
