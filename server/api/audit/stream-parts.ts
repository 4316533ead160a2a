/**
 * A long stream in parts of bounded size. What an event did to a balance depends on all events before it, so the state
 * at the end of each part is kept for the one that follows; without it the stream is followed from its beginning.
 */
import { streamNamed } from '../../../schema/events/streams.ts';
import { STREAM_PART } from '../../../schema/reference/stream-part.ts';
import { type Showing, type ShownEvent, showing } from '../../use-cases/audit/shown.ts';
import { type RecordsDeps, recordsUnder } from './records.ts';

const MOST_KEPT = 200;

export function streamParts(deps: RecordsDeps) {
  /** By stream and revision, oldest first. */
  const ends = new Map<string, Showing>();

  const part = (stream: string, after: number, size: number) =>
    recordsUnder(deps, streamNamed(stream), { from: BigInt(after + 1), upTo: BigInt(after + size) });

  function keep(stream: string, revision: number, shown: Showing): void {
    const key = `${stream} ${revision}`;
    ends.delete(key);
    ends.set(key, shown);
    for (const oldest of ends.keys()) if (ends.size > MOST_KEPT) ends.delete(oldest);
  }

  async function shownTo(stream: string, after: number): Promise<Showing> {
    const known = ends.get(`${stream} ${after}`);
    if (known) return known.copy();
    const shown = showing();
    for (let at = -1; at < after; at += STREAM_PART)
      for (const record of await part(stream, at, Math.min(STREAM_PART, after - at))) shown.next(record);
    return shown;
  }

  return {
    /** Undefined where there is no such stream. */
    async read(stream: string, after: number, first: number): Promise<readonly ShownEvent[] | undefined> {
      const begin = Math.max(-1, after);
      const records = await part(stream, begin, Math.min(Math.max(1, first), STREAM_PART));
      if (records.length === 0) return begin === -1 || (await part(stream, -1, 1)).length === 0 ? undefined : [];
      const shown = await shownTo(stream, begin);
      const events = records.map((record) => shown.next(record));
      keep(stream, begin + events.length, shown);
      return events;
    },
  };
}
