/** After any failure the subscription starts again from the last delivered event, or where its reader says. */
import { type AllStreamSubscription, type ResolvedEvent, START, streamNameFilter } from '@eventstore/db-client';
import type { EventFilter } from '../../ports/lagging-ledger.ts';
import type { Connection } from './connection.ts';
import { Contiguity } from './contiguity.ts';
import { isOfStore, rawEvent } from './decode.ts';
import { headOf } from './head.ts';
import { Inbox } from './inbox.ts';
import { type Carrier, type Placed, Ride, type SharedFeed } from './shared-feed.ts';
import { pause } from './timeout.ts';
import type { RawEvent } from './verify-chain.ts';

export type SubscriptionState = 'catching-up' | 'caught-up' | 'lost';
export type Log = {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
};

export type SubscriptionSettings<E extends Placed> = {
  /** Its node may lag. */
  connection: Connection;
  leader: Connection;
  filter: EventFilter;
  after: bigint | 'start';
  /** Where the reader stands, if it may lose what was delivered to it: asked after a failure and in a silence. */
  resume?: () => Promise<bigint | 'start'>;
  decode: (raw: RawEvent) => E;
  deliver: (batch: readonly E[]) => Promise<void>;
  batchSize: number;
  onState: (state: SubscriptionState) => void;
  log: Log;
  /**
   * Least time between deliveries: a batch of twenty costs the same as one event. After a silence the first is
   * delivered at once; larger batches rest longer, up to LONGEST_REST_MS, and those of an import longer still.
   */
  restMs: number;
  /** After this much silence the log's head is compared with what has arrived. */
  watchdogMs: number;
  /** Others in this process may ride on its subscription. */
  carries?: SharedFeed<E> | undefined;
  /** A ride on the subscription of another, from that position on. */
  rideFrom?: ((position: bigint) => Ride | undefined) | undefined;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A borrower's next page waits for his last command, so under load it may come this much later. */
const LONGEST_REST_MS = 100;
const REST_MS_AN_EVENT = 5;
/** So many events at once come of an import or of the end of a day, for which nobody waits at a page. */
const IMPORT = 50;
const IMPORT_REST_MS = 250;
/** The server's checkpoints only advance the position when few events match. */
const WINDOW = 1_000;

const restAfter = (events: number, least: number): number =>
  Math.min(least + events * REST_MS_AN_EVENT, events < IMPORT ? LONGEST_REST_MS : IMPORT_REST_MS);

const placeOf = (after: bigint | 'start'): bigint => (after === 'start' ? -1n : after);

type Source = AllStreamSubscription | Ride;

export class Subscription<E extends Placed> {
  readonly #settings: SubscriptionSettings<E>;
  readonly #stopped = new AbortController();
  readonly #contiguity: Contiguity;
  #position: bigint;
  #inbox: Inbox<unknown, E> | undefined;
  #reported = false;
  #progress = false;
  #failed = false;

  constructor(settings: SubscriptionSettings<E>) {
    this.#settings = settings;
    this.#position = placeOf(settings.after);
    this.#contiguity = new Contiguity(settings.after === 'start');
  }

  async run(): Promise<void> {
    const { connection, log, onState } = this.#settings;
    for (let wait = FIRST_PAUSE_MS; !this.#stopped.signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      this.#progress = false;
      try {
        await this.#resume();
        await this.#follow();
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        this.#failed = true;
        connection.failed(error);
        const why = error instanceof Error ? error.message : String(error);
        log.warn({ position: String(this.#position), why }, 'subscription lost, it will be made again');
        onState('lost');
      }
      if (this.#progress) wait = FIRST_PAUSE_MS;
      await pause(wait, this.#stopped.signal);
    }
  }

  stop(): void {
    this.#stopped.abort();
    this.#inbox?.fail(new Error('stopped'));
  }

  async #resume(): Promise<void> {
    const { resume } = this.#settings;
    if (!this.#failed || !resume) return;
    this.#position = placeOf(await resume());
    this.#contiguity.forget();
    this.#failed = false;
  }

  async #follow(): Promise<void> {
    this.#settings.onState('catching-up');
    this.#reported = false;
    for (let source: Source | undefined = this.#subscribe(); source; ) source = await this.#read(source);
  }

  /** Returns a ride where one is to be had from here on, undefined when it was stopped. */
  async #read(source: Source): Promise<Ride | undefined> {
    const { batchSize, watchdogMs } = this.#settings;
    const carrier = this.#carrierFrom(source);
    const inbox = this.#inboxOf(source, carrier);
    this.#inbox = inbox;
    try {
      for (let silent = false; !this.#stopped.signal.aborted; ) {
        const batch = await inbox.batch(batchSize, watchdogMs);
        if (inbox.ended && batch.length === 0) throw new Error('the server ended the subscription');
        await this.#deliver(batch);
        const reached = this.#reportHead(inbox);
        silent = batch.length === 0 && !reached && (await this.#looksDead(silent));
        const ride = inbox.empty ? this.#rideAfter(source) : undefined;
        if (ride) return ride;
      }
      return undefined;
    } finally {
      carrier?.close();
      this.#inbox = undefined;
      await source.unsubscribe().catch(() => undefined);
      source.destroy();
    }
  }

  /** True once, when it has reached the head. */
  #reportHead(inbox: Inbox<unknown, E>): boolean {
    if (this.#reported || !inbox.caughtUp) return false;
    this.#reported = true;
    this.#settings.onState('caught-up');
    return true;
  }

  #rideAfter(source: Source): Ride | undefined {
    return source instanceof Ride ? undefined : this.#settings.rideFrom?.(this.#position);
  }

  /** Undefined where nobody may ride, or where another subscription carries them. */
  #carrierFrom(source: Source): Carrier<E> | undefined {
    if (source instanceof Ride) return undefined;
    const { carries, filter } = this.#settings;
    const carrier = carries?.open({ prefixes: filter.prefixes, isPaused: () => source.isPaused() }, this.#position);
    source.on('caughtUp', () => carrier?.caughtUp());
    return carrier;
  }

  #inboxOf(source: Source, carrier: Carrier<E> | undefined): Inbox<unknown, E> {
    const { batchSize, decode } = this.#settings;
    const limit = 2 * batchSize;
    if (source instanceof Ride) return new Inbox<E, E>(source, limit, (event) => event);
    return new Inbox<ResolvedEvent, E>(source, limit, (resolved) => {
      const raw = rawEvent(resolved);
      // A deleted stream's last event would look like a gap and restart the subscription for ever.
      if (!raw || isOfStore(raw)) return undefined;
      const event = decode(raw);
      carrier?.take(event);
      return event;
    });
  }

  #subscribe(): AllStreamSubscription {
    const { connection, filter, batchSize } = this.#settings;
    const position = this.#position;
    const fromPosition = position < 0n ? START : { commit: position, prepare: position };
    const byName = streamNameFilter({
      prefixes: [...filter.prefixes],
      checkpointInterval: 32,
      maxSearchWindow: WINDOW,
    });
    return connection.client.subscribeToAll(
      { ...connection.asking, fromPosition, filter: byName },
      { highWaterMark: batchSize },
    );
  }

  /** And rests. */
  async #deliver(batch: readonly E[]): Promise<void> {
    const { batchSize, restMs } = this.#settings;
    const began = performance.now();
    await this.#deliverFresh(batch);
    const left = restAfter(batch.length, restMs) - (performance.now() - began);
    if (batch.length < batchSize && left > 1) await pause(left, this.#stopped.signal);
  }

  async #deliverFresh(batch: readonly E[]): Promise<void> {
    const fresh = batch.filter((event) => event.position > this.#position);
    const end = fresh.at(-1);
    if (!end) return;
    try {
      for (const event of fresh) this.#contiguity.check(event);
      await this.#settings.deliver(fresh);
    } catch (error) {
      this.#contiguity.forget();
      throw error;
    }
    this.#position = end.position;
    this.#progress = true;
  }

  /**
   * Subscriptions can die silently, and a node cut off from its leader stops. A single silence while the log grows may
   * be bad timing.
   */
  async #looksDead(silentBefore: boolean): Promise<boolean> {
    const { leader, connection, filter, resume } = this.#settings;
    if (resume && placeOf(await resume()) < this.#position) throw new Error('the reader lost what it had taken');
    const head = await headOf(leader, filter.prefixes);
    const behind = head !== 'start' && head > this.#position;
    if (behind && silentBefore) {
      connection.renew();
      throw new Error(`silent, while the log has reached ${head}`);
    }
    return behind;
  }
}
