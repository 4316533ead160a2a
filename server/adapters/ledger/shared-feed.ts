/**
 * Where read models and workflows live in one process, each event comes over the wire and is decoded once: the
 * workflows ride on the subscription of the read models while they are not behind it (D0182).
 */
import { Readable } from 'node:stream';
import { hasPrefix } from './decode.ts';

export type Placed = { readonly stream: string; readonly revision: bigint; readonly position: bigint };

/** Who takes its events more slowly subscribes on its own. */
const MOST_BEHIND = 5_000;

export class Ride extends Readable {
  constructor() {
    super({ objectMode: true, highWaterMark: MOST_BEHIND, read: () => undefined });
  }

  async unsubscribe(): Promise<void> {}
}

type Passenger<E> = { ride: Ride; take: (event: E) => void };
type Source = { prefixes: readonly string[]; isPaused: () => boolean };

/** What the one subscription says that carries the others. */
export type Carrier<E> = { take(event: E): void; caughtUp(): void; close(): void };

export class SharedFeed<E extends Placed> {
  readonly #passengers = new Set<Passenger<E>>();
  #source: Source | undefined;
  #position = -1n;
  #atHead = false;

  /**
   * `after`: the position from which on the source brings every event under its prefixes. Undefined while another one
   * carries: the events of two would be mixed, and a passenger would take an event that is late for one it has.
   */
  open(source: Source, after: bigint): Carrier<E> | undefined {
    if (this.#source) return undefined;
    this.#source = source;
    this.#position = after;
    this.#atHead = false;
    return {
      take: (event) => {
        this.#position = event.position;
        for (const { take } of this.#passengers) take(event);
      },
      caughtUp: () => {
        this.#atHead = true;
        for (const { ride } of this.#passengers) ride.emit('caughtUp');
      },
      close: () => {
        this.#source = undefined;
        for (const { ride } of this.#passengers) ride.destroy(new Error('the shared subscription ended'));
        this.#passengers.clear();
      },
    };
  }

  /** Undefined for a reader that is behind, and while nothing carries, or what carries waits for its own reader. */
  ride<R>(prefixes: readonly string[], position: bigint, asRead: (event: E) => R): Ride | undefined {
    const source = this.#source;
    if (!source || position < this.#position || source.isPaused()) return undefined;
    if (!prefixes.every((prefix) => hasPrefix(source.prefixes, prefix))) return undefined;
    const ride = new Ride();
    const take = (event: E): void => {
      if (!hasPrefix(prefixes, event.stream)) return;
      try {
        if (!ride.push(asRead(event))) throw new Error('too far behind the shared subscription');
      } catch (error) {
        ride.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const passenger = { ride, take };
    this.#passengers.add(passenger);
    ride.once('close', () => this.#passengers.delete(passenger));
    if (this.#atHead) setImmediate(() => ride.emit('caughtUp'));
    return ride;
  }
}
