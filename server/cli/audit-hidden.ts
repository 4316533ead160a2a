/**
 * Finds streams that a tombstone or truncating metadata hides from readers. The whole log still has the events, and
 * this audit reads that.
 */

import { atRevision, type Finding, finding, say } from '../../schema/reference/findings.ts';
import { isOfStore, METADATA_OF } from '../adapters/ledger/decode.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import { eachOf, isDeletedStream } from '../adapters/ledger/read-events.ts';
import type { RawEvent } from '../adapters/ledger/verify-chain.ts';
import type { ReadStream } from './audit-streams.ts';

type LastRevision = (stream: string) => bigint | undefined;
type Metadata = { $tb?: unknown; $maxCount?: unknown; $maxAge?: unknown };

export class HiddenStreams {
  readonly #deleted = new Set<string>();
  /** Earlier metadata are no longer valid. */
  readonly #metadata = new Map<string, Metadata>();

  /** Returns true for the store's own events, which need no further check. */
  take({ stream, type, data }: RawEvent): boolean {
    if (!isOfStore({ type })) return stream.startsWith(METADATA_OF);
    if (stream.startsWith(METADATA_OF)) this.#metadata.set(stream.slice(METADATA_OF.length), Object(data) as Metadata);
    else this.#deleted.add(stream);
    return true;
  }

  /** `last`: the last revision of each stream that holds a ledger event. */
  findings(last: LastRevision): Finding[] {
    const deleted = [...this.#deleted].map((stream) => {
      const revision = last(stream);
      const place = revision === undefined ? say('NO_REVISION', { stream }) : atRevision({ stream, revision });
      return finding(place, say('TOMBSTONE'));
    });
    const truncated = [...this.#metadata.keys()].flatMap((stream) => this.#truncation(stream, last(stream)));
    return [...deleted, ...truncated];
  }

  /** Streams that readers do not see whole. */
  streams(last: LastRevision): ReadonlySet<string> {
    const truncated = [...this.#metadata.keys()].filter((stream) => this.#truncation(stream, last(stream)).length > 0);
    return new Set([...this.#deleted, ...truncated]);
  }

  #truncation(stream: string, last: bigint | undefined): Finding[] {
    if (last === undefined || this.#deleted.has(stream)) return [];
    const { $tb, $maxCount, $maxAge } = this.#metadata.get(stream) ?? {};
    const before = typeof $tb === 'number' ? BigInt(Math.trunc($tb)) : 0n;
    const firstKept = typeof $maxCount === 'number' ? last + 1n - BigInt(Math.trunc($maxCount)) : 0n;
    const first = before > firstKept ? before : firstKept;
    const hidden = first > last ? last : first - 1n;
    const found: Finding[] = [];
    if (hidden >= 0n) found.push(finding(atRevision({ stream, revision: hidden }), say('TRUNCATED')));
    if (typeof $maxAge === 'number')
      found.push(finding(atRevision({ stream, revision: last }), say('EXPIRES', { seconds: $maxAge })));
    return found;
  }
}

/** Includes events hidden from readers. */
export async function storedStream(ledger: RawLedger, stream: string): Promise<readonly RawEvent[]> {
  try {
    const shown = await allOf(ledger.readRaw(stream));
    const [first] = shown.length > 0 ? shown : await allOf(ledger.readRaw(`${METADATA_OF}${stream}`));
    if (first === undefined || (first.stream === stream && first.revision === 0n)) return shown;
  } catch (error) {
    if (!isDeletedStream(error)) throw error;
  }
  return (await storedStreams(ledger, new Set([stream]))).get(stream) ?? [];
}

async function allOf(stored: AsyncIterable<RawEvent>): Promise<RawEvent[]> {
  const events: RawEvent[] = [];
  for await (const event of stored) events.push(event);
  return events;
}

/** Reads all of them in one pass over the log. */
async function storedStreams(ledger: RawLedger, streams: ReadonlySet<string>): Promise<Map<string, RawEvent[]>> {
  const found = new Map<string, RawEvent[]>([...streams].map((stream) => [stream, []]));
  for await (const event of eachOf(ledger.readAllRaw({ prefixes: [...streams] }, 'start')))
    found.get(event.stream)?.push(event);
  return found;
}

/** `hidden` streams are read from the whole log, once. */
export function readerOf(ledger: RawLedger, hidden: ReadonlySet<string>): ReadStream {
  let fromAll: Promise<Map<string, RawEvent[]>> | undefined;
  return async (stream) => {
    fromAll ??= hidden.size > 0 ? storedStreams(ledger, hidden) : undefined;
    // Not by readLatest, which would keep thousands of events that nobody asks for again.
    return (await fromAll)?.get(stream) ?? storedStream(ledger, stream);
  };
}
