/** The last committed events in limited memory, so that subscribers at the end of the log need not query Postgres. */
import { recordSize, type StoredEvent } from './event-record.ts';

const MOST_EVENTS = 4_096;
const MOST_BYTES = 8 * 1_048_576;

export class Tail {
  #events: StoredEvent[] = [];
  /** Every event from this position on is here. */
  #from = 0;
  #bytes = 0;

  reset(head: number): void {
    this.#events = [];
    this.#from = head;
    this.#bytes = 0;
  }

  /** After an insert of unknown outcome only Postgres is right, until the next reset. */
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

  /** Undefined if the tail does not reach back to `from`. */
  page(from: number, count: number): readonly StoredEvent[] | undefined {
    if (from < this.#from) return undefined;
    const start = this.#firstAt(from);
    return this.#events.slice(start, start + count);
  }

  /** Dropping half at a time keeps the cost per event low. */
  #forgetHalf(): void {
    this.#events = this.#events.slice(this.#events.length >> 1);
    this.#bytes = this.#events.reduce((sum, event) => sum + recordSize(event), 0);
    this.#from = this.#events[0]?.position ?? this.#from;
  }

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
