/**
 * Gives each stream of the log whole, by one more pass over $all: read by itself, a payment of two events costs as much
 * as sixty events of a pass. What is still open when too many events wait is read by itself after the pass.
 */
import type { LedgerRecord } from '../../projections/projection.ts';
import { recordedOrNot } from '../adapters/ledger/decode.ts';
import type { RawEvent } from '../adapters/ledger/verify-chain.ts';

type Placed = Pick<RawEvent, 'stream' | 'position'>;
/** The position of the last event of a stream; undefined where the stream has none. */
export type EndOf = (stream: string) => bigint | undefined;
export type ReadStream<E = RawEvent> = (stream: string) => Promise<readonly E[]>;
type Pages<E> = AsyncIterable<readonly E[]>;

/** Events that wait for the end of their streams, some 40 MB. */
const MOST_WAITING = 20_000;
/** Two hundred at once would double what is in memory beside the chains of all streams. */
const STREAMS_AT_ONCE = 50;

export async function* wholeStreams<E extends Placed>(
  pages: Pages<E>,
  endOf: EndOf,
  read: ReadStream<E>,
  mostWaiting = MOST_WAITING,
): AsyncGenerator<readonly (readonly E[])[]> {
  const open = new OpenStreams<E>(endOf);
  let whole: (readonly E[])[] = [];
  for await (const page of pages) {
    for (const event of page) {
      const ended = open.take(event);
      if (ended) whole.push(ended);
    }
    if (open.waiting > mostWaiting) open.leaveLongest(mostWaiting / 2);
    if (whole.length < STREAMS_AT_ONCE) continue;
    yield whole;
    whole = [];
  }
  yield whole;
  const alone = open.left();
  for (let at = 0; at < alone.length; at += STREAMS_AT_ONCE)
    yield await Promise.all(alone.slice(at, at + STREAMS_AT_ONCE).map(read));
}

class OpenStreams<E extends Placed> {
  readonly #endOf: EndOf;
  readonly #events = new Map<string, E[]>();
  readonly #alone = new Set<string>();
  /** Streams that end after it have been left, so one that begins and ends later is left at once. */
  #horizon: bigint | undefined;
  waiting = 0;

  constructor(endOf: EndOf) {
    this.#endOf = endOf;
  }

  /** The events of a stream with its last one. */
  take(event: E): readonly E[] | undefined {
    const { stream, position } = event;
    const end = this.#endOf(stream);
    if (end === undefined || position > end || this.#alone.has(stream)) return undefined;
    if (this.#horizon !== undefined && position > this.#horizon) this.#horizon = undefined;
    const events = this.#events.get(stream) ?? [];
    if (events.length === 0) {
      if (this.#horizon !== undefined && end > this.#horizon) {
        this.#alone.add(stream);
        return undefined;
      }
      this.#events.set(stream, events);
    }
    events.push(event);
    this.waiting += 1;
    return position === end ? this.#close(stream) : undefined;
  }

  /** Leaves those that end last, so that the memory goes to the many that end soon. */
  leaveLongest(most: number): void {
    const byEnd = [...this.#events.keys()].map((stream) => ({ stream, end: this.#endOf(stream) ?? 0n }));
    byEnd.sort((a, b) => (a.end < b.end ? 1 : -1));
    for (const { stream, end } of byEnd) {
      if (this.waiting <= most) return;
      this.#close(stream);
      this.#alone.add(stream);
      this.#horizon = end;
    }
  }

  /** After the pass: also those whose last event the pass has not shown. */
  left(): readonly string[] {
    return [...this.#alone, ...this.#events.keys()];
  }

  #close(stream: string): readonly E[] {
    const events = this.#events.get(stream) ?? [];
    this.#events.delete(stream);
    this.waiting -= events.length;
    return events;
  }
}

/** Each stream up to its first unreadable event, which has its finding already. */
export async function* readableStreams(
  groups: AsyncIterable<readonly (readonly RawEvent[])[]>,
): AsyncGenerator<readonly (readonly LedgerRecord[])[]> {
  for await (const streams of groups) yield streams.map(readableOf);
}

function readableOf(stored: readonly RawEvent[]): LedgerRecord[] {
  const events: LedgerRecord[] = [];
  for (const raw of stored) {
    const event = recordedOrNot(raw);
    if (event.type === 'Unreadable') break;
    events.push(event);
  }
  return events;
}
