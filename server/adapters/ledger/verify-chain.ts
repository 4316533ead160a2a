/** For auditors: reads the stored form, before upcasting. */
import type { CHAIN_FAULTS } from '../../../schema/reference/findings.ts';
import { chainStart, hashOf } from './envelope.ts';

/** `metadata` may be anything. */
export type RawEvent = {
  stream: string;
  revision: bigint;
  position: bigint;
  id: string;
  type: string;
  data: unknown;
  metadata: unknown;
};

export type BrokenLink = {
  revision: bigint;
  /**
   * missing: a revision is skipped. content: the event does not match its hash. link: it does not follow its
   * predecessor.
   */
  fault: keyof typeof CHAIN_FAULTS;
  expected: string;
  found: string;
};

/** Undefined for an unbroken stream. Events come in order, from revision 0 or from `start`. */
export async function verifyChain(
  stream: string,
  rawEvents: AsyncIterable<RawEvent> | Iterable<RawEvent>,
  start = { revision: 0n, previous: chainStart(stream) },
): Promise<BrokenLink | undefined> {
  let { previous, revision: next } = start;
  for await (const event of rawEvents) {
    if (event.revision !== next || event.stream !== stream) {
      const found = `${event.stream} ${event.revision}`;
      return { revision: next, fault: 'missing', expected: `${stream} ${next}`, found };
    }
    const { previousHash, hash } = hashesIn(event.metadata);
    const actual = hashOf({ ...event, metadata: Object(event.metadata) as object });
    if (actual !== hash) return { revision: next, fault: 'content', expected: hash, found: actual };
    if (previousHash !== previous) return { revision: next, fault: 'link', expected: previous, found: previousHash };
    previous = hash;
    next += 1n;
  }
  return undefined;
}

/** Not verified. */
export const hashOfStored = (event: RawEvent): string => hashesIn(event.metadata).hash;

export function hashesIn(metadata: unknown): { previousHash: string; hash: string } {
  const found = Object(metadata) as { previousHash?: unknown; hash?: unknown };
  return { previousHash: String(found.previousHash ?? 'absent'), hash: String(found.hash ?? 'absent') };
}
