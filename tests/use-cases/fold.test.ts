/** A cached fold equals a fold from the first event, and reads each event once. */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folding } from '../../server/use-cases/kernel/fold.ts';

type Event = { n: number };
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const sum = (events: readonly Event[]) => events.reduce((total, { n }) => total * 3 + n, 0);

it('a caching fold continues from its last event, whatever lists it gets', () => {
  const lists = fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 20 });
  fc.assert(
    fc.property(lists, (cuts) => {
      const events = Array.from({ length: 12 }, (_, n) => ({ n }));
      const fold = folding<Event, number>(0, (total, { n }) => total * 3 + n);
      // Prefixes, and lists with a gap: a stream as of a day.
      for (const [upTo, without] of cuts) {
        const part = events.slice(0, upTo).filter(({ n }) => n !== without);
        expect(fold(part)).toBe(sum(part));
        expect(fold(events.slice(0, upTo))).toBe(sum(events.slice(0, upTo)));
      }
    }),
  );
});

it('a caching fold reads new events only', () => {
  const events = Array.from({ length: 200 }, (_, n) => ({ n }));
  let looks = 0;
  const fold = folding<Event, number>(0, (total) => {
    looks += 1;
    return total + 1;
  });
  fold(events);
  expect(fold([...events, { n: 200 }])).toBe(201);
  expect(looks).toBe(201);
});

it('a caching fold keeps one state of a stream, that of its last event', async () => {
  const events = Array.from({ length: 100 }, (_, n) => ({ n }));
  const states: WeakRef<{ total: number }>[] = [];
  const fold = folding<Event, { total: number }>({ total: 0 }, ({ total }, { n }) => {
    const state = { total: total + n };
    states.push(new WeakRef(state));
    return state;
  });
  for (const upTo of events.keys()) fold(events.slice(0, upTo + 1));
  // A weak reference holds its object until the turn of the event loop ends.
  await setImmediate();
  collectGarbage();
  expect(states.filter((state) => state.deref() !== undefined)).toHaveLength(1);
  expect(fold(events)).toEqual({ total: 4_950 });
});
