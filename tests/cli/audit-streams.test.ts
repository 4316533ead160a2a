/** Streams come whole and once, however they overlap in the log and however few events may wait. */
import { expect, it } from 'vitest';
import { wholeStreams } from '../../server/cli/audit-streams.ts';
import { chance } from '../support/person.ts';

type Event = { stream: string; position: bigint };

/** Short streams beside some that are open all the time, and events after the end that an audit looks at. */
function aLog(seed: number): { events: Event[]; ends: Map<string, bigint>; streams: Map<string, Event[]> } {
  const random = chance(seed);
  const events: Event[] = [];
  for (let position = 1n; position <= 600n; position++) {
    const long = random() < 0.4;
    const name = long
      ? `account-${Math.floor(random() * 9)}`
      : `payment-${position / 7n + BigInt(Math.floor(random() * 3))}`;
    events.push({ stream: name, position });
  }
  const streams = Map.groupBy(events.slice(0, 580), ({ stream }) => stream);
  const ends = new Map([...streams].map(([stream, all]) => [stream, all.at(-1)?.position ?? 0n]));
  return { events, ends, streams };
}

async function* pagesOf(events: readonly Event[]): AsyncGenerator<Event[]> {
  for (let at = 0; at < events.length; at += 16) yield events.slice(at, at + 16);
}

it.each([
  { most: 10_000, alone: 'none' },
  { most: 40, alone: 'some' },
  { most: 1, alone: 'most' },
])('$alone are read by themselves where $most events may wait', async ({ most, alone }) => {
  for (let seed = 1; seed <= 20; seed++) {
    const { events, ends, streams } = aLog(seed);
    const read: string[] = [];
    const byItself = async (stream: string) => {
      read.push(stream);
      return streams.get(stream) ?? [];
    };
    const seen = new Map<string, readonly Event[]>();
    for await (const group of wholeStreams(pagesOf(events), (stream) => ends.get(stream), byItself, most))
      for (const all of group) {
        const name = all[0]?.stream ?? '';
        expect(seen.has(name), `seed ${seed}: ${name} came twice`).toBe(false);
        seen.set(name, all);
      }
    expect(seen, `seed ${seed}`).toEqual(streams);
    if (alone === 'none') expect(read).toEqual([]);
    if (alone === 'some') {
      expect(read.length).toBeGreaterThan(0);
      // Those that end soon are not left for those that stay open.
      expect(read.filter((stream) => stream.startsWith('payment-')).length).toBeLessThan(streams.size / 4);
    }
  }
});
