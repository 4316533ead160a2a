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
type Carrier = { prefixes: readonly string[]; isPaused: () => boolean };

export class SharedFeed<E extends Placed> {
  readonly #passengers = new Set<Passenger<E>>();
  #carrier: Carrier | undefined;
  #position = -1n;
  #atHead = false;

  /** `after`: the position from which on it brings every event under its prefixes. */
  open(carrier: Carrier, after: bigint): void {
    this.#carrier = carrier;
    this.#position = after;
    this.#atHead = false;
  }

  take(event: E): void {
    this.#position = event.position;
    for (const { take } of this.#passengers) take(event);
  }

  caughtUp(): void {
    this.#atHead = true;
    for (const { ride } of this.#passengers) ride.emit('caughtUp');
  }

  close(): void {
    this.#carrier = undefined;
    for (const { ride } of this.#passengers) ride.destroy(new Error('the shared subscription ended'));
  }

  /** Undefined for a reader that is behind, and while the carrier is not there or waits for its own reader. */
  ride<R>(prefixes: readonly string[], position: bigint, asRead: (event: E) => R): Ride | undefined {
    const carrier = this.#carrier;
    if (!carrier || position < this.#position || carrier.isPaused()) return undefined;
    if (!prefixes.every((prefix) => hasPrefix(carrier.prefixes, prefix))) return undefined;
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
