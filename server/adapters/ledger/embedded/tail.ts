/** The events committed last, in memory: subscribers at the end of the log, which all read the same, need not ask Postgres each. Bounded. */
import { recordSize, type StoredEvent } from './event-record.ts';

const MOST_EVENTS = 4_096;
const MOST_BYTES = 8 * 1_048_576;

export class Tail {
  #events: StoredEvent[] = [];
  /** Everything from this position on is here. */
  #from = 0;
  #bytes = 0;

  /** Nothing is known before `head`, the first free position. */
  reset(head: number): void {
    this.#events = [];
    this.#from = head;
    this.#bytes = 0;
  }

  /** An insert has an unknown outcome: until the next reset only Postgres is believed. */
  distrust(): void {
    this.reset(Number.POSITIVE_INFINITY);
  }

  push(events: readonly StoredEvent[]): void {
    for (const event of events) {
      this.#events.push({ ...event, shared: true });
      this.#bytes += recordSize(event);
    }
    if (this.#events.length > MOST_EVENTS || this.#bytes > MOST_BYTES) this.#forgetHalf();
  }

  /** Up to `count` events from `from` inclusive, as committed; undefined where the tail does not reach back so far. */
  page(from: number, count: number): readonly StoredEvent[] | undefined {
    if (from < this.#from) return undefined;
    const start = this.#firstAt(from);
    return this.#events.slice(start, start + count);
  }

  /** Half at a time, so that forgetting costs little an event. */
  #forgetHalf(): void {
    this.#events = this.#events.slice(this.#events.length >> 1);
    this.#bytes = this.#events.reduce((sum, event) => sum + recordSize(event), 0);
    this.#from = this.#events[0]?.position ?? this.#from;
  }

  /** Index of the first event at or after `position`. */
  #firstAt(position: number): number {
    let low = 0;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.position ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
