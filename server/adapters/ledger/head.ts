/** The position of the last event of the log, or of the last one in streams of some prefixes. */
import { BACKWARDS, END } from '@eventstore/db-client';
import type { Connection } from './connection.ts';
import { isFactOf, retried, whole } from './read-events.ts';
import type { RawEvent } from './verify-chain.ts';

/** Where the log ended at the last look, and its last wanted event then. */
type Seen = { end: bigint; last: bigint | 'start' };
const seenBy = new WeakMap<object, Map<string, Seen>>();

/** A page in memory. */
const MOST = 4_096;

export function headOf(connection: Connection, prefixes?: readonly string[]): Promise<bigint | 'start'> {
  const isWanted = prefixes ? isFactOf(prefixes) : () => true;
  const key = prefixes?.join() ?? '';
  return retried(connection, 'head of the log', async (silenceMs) => {
    const seen = lastSeen(connection);
    const before = seen.get(key);
    let end: bigint | undefined;
    for await (const { events, isFirst } of newestFirst(connection, silenceMs)) {
      end ??= events[0]?.position;
      const known = before && events.some(({ position }) => position <= before.end) ? before.last : undefined;
      const last = events.find(isWanted)?.position ?? known ?? (isFirst ? 'start' : undefined);
      if (last === undefined) continue;
      // That there is none is worth as much: to find it out anew would read the whole log each time.
      seen.set(key, { end: end ?? -1n, last });
      return last;
    }
    return 'start';
  });
}

/** Few at first: the last event is nearly always a wanted one, or the last look was not long ago. */
async function* newestFirst(
  connection: Connection,
  silenceMs: number,
): AsyncGenerator<{ events: RawEvent[]; isFirst: boolean }> {
  let fromPosition: typeof END | { commit: bigint; prepare: bigint } = END;
  for (let maxCount = 8; ; maxCount = Math.min(maxCount * 16, MOST)) {
    const options = { ...connection.asking, direction: BACKWARDS, fromPosition, maxCount } as const;
    const events: RawEvent[] = await whole(connection.client.readAll(options), silenceMs);
    const oldest = events.at(-1)?.position;
    const isFirst = oldest === undefined || events.length < maxCount;
    yield { events, isFirst };
    if (isFirst) return;
    fromPosition = { commit: oldest, prepare: oldest };
  }
}

/** A new client may speak to another server. */
function lastSeen({ client }: Connection): Map<string, Seen> {
  const seen = seenBy.get(client) ?? new Map<string, Seen>();
  seenBy.set(client, seen);
  return seen;
}
