/** The position of the last event of the log, or of the last one in streams of some prefixes. */
import { BACKWARDS, END } from '@eventstore/db-client';
import type { Connection } from './connection.ts';
import { isFactOf, retried, whole } from './read-events.ts';

/** Where the log ended at the last look, and its last wanted event then. */
type Seen = { end: bigint; last: bigint };
const seenBy = new WeakMap<object, Map<string, Seen>>();

export function headOf(connection: Connection, prefixes?: readonly string[]): Promise<bigint | 'start'> {
  return retried(connection, 'head of the log', async () => {
    const seen = lastSeen(connection);
    const key = prefixes?.join() ?? '';
    const before = seen.get(key);
    // Few at first: the last event is nearly always one of ours, or the last look was not long ago.
    for (let maxCount = 8; ; maxCount *= 16) {
      const options = { ...connection.asking, direction: BACKWARDS, fromPosition: END, maxCount } as const;
      const events = await whole(connection.client.readAll(options));
      const found = events.find((event) => !prefixes || isFactOf(prefixes)(event));
      const known = before && events.some(({ position }) => position <= before.end) ? before : undefined;
      const last = found?.position ?? known?.last;
      if (last !== undefined) {
        seen.set(key, { end: events[0]?.position ?? last, last });
        return last;
      }
      if (events.length < maxCount) return 'start';
    }
  });
}

/** A new client may speak to another server. */
function lastSeen({ client }: Connection): Map<string, Seen> {
  const seen = seenBy.get(client) ?? new Map<string, Seen>();
  seenBy.set(client, seen);
  return seen;
}
