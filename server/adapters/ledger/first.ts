/** The first event of the log in streams of some prefixes. */
import { FORWARDS, START } from '@eventstore/db-client';
import type { Connection } from './connection.ts';
import { isFactOf, retried, whole } from './read-events.ts';
import type { RawEvent } from './verify-chain.ts';

const MOST = 4_096;

/** A log begins with some events of the store itself. Undefined for a log without a wanted one. */
export function firstOf(connection: Connection, prefixes: readonly string[]): Promise<RawEvent | undefined> {
  const isWanted = isFactOf(prefixes);
  return retried(connection, 'first event of the log', async (silenceMs) => {
    let fromPosition: typeof START | { commit: bigint; prepare: bigint } = START;
    for (let maxCount = 64; ; maxCount = Math.min(maxCount * 8, MOST)) {
      const options = { ...connection.asking, direction: FORWARDS, fromPosition, maxCount } as const;
      const events: RawEvent[] = await whole(connection.client.readAll(options), silenceMs);
      const first = events.find(isWanted);
      const last = events.at(-1)?.position;
      if (first || last === undefined || events.length < maxCount) return first;
      fromPosition = { commit: last, prepare: last };
    }
  });
}
