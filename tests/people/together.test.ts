/** Queries of one moment share a statement, and each gets its own answer. */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { together } from '../../server/people/together.ts';

const soon = () => sleep(5);

it('simultaneous questions take as few statements as possible', async () => {
  const asked: number[][] = [];
  const square = together<number, number>(async (numbers) => {
    asked.push([...numbers]);
    await soon();
    return numbers.map((n) => n * n);
  });
  const first = [square(1), square(2)];
  while (asked.length === 0) await turn();
  const second = [square(3), square(4)];
  expect(await Promise.all([...first, ...second])).toEqual([1, 4, 9, 16]);
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('two questions of one name use separate statements, in their order', async () => {
  const asked: string[][] = [];
  const ask = together<string, number>(
    async (names) => {
      asked.push([...names]);
      return names.map(() => asked.length);
    },
    (name) => name,
  );
  expect(await Promise.all(['a', 'b', 'a'].map(ask))).toEqual([1, 1, 2]);
  expect(asked).toEqual([['a', 'b'], ['a']]);
});

it('a failure fails all questions of its statement, and later ones get a new statement', async () => {
  let broken = true;
  const ask = together<number, number>(async (numbers) => {
    if (broken) throw new Error('connection lost');
    return numbers;
  });
  const lost = await Promise.allSettled([ask(1), ask(2)]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await ask(3)).toBe(3);
});

/** A clock by which each turn of the event loop takes `ms`; `turns` counts them. */
function turnsOf(ms: number): { turns: number; end(): void } {
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => loop.turns * ms);
  const loop = {
    turns: 0,
    end: () => {
      clearImmediate(next);
      clock.mockRestore();
    },
  };
  const step = (): void => {
    loop.turns += 1;
    next = setImmediate(step);
  };
  let next = setImmediate(step);
  return loop;
}

it('while the process is busy, questions of several turns share a statement', async () => {
  const asked: number[][] = [];
  const ask = together<number, number>(async (numbers) => {
    asked.push([...numbers]);
    return numbers;
  });
  const loop = turnsOf(0.3);
  const first = ask(1);
  for (let turns = 0; turns < 4; turns++) await turn();
  const later = ask(2);
  await Promise.all([first, later]);
  loop.end();
  expect(asked).toEqual([[1, 2]]);
});

it('long turns of the process delay a statement by milliseconds only', async () => {
  const loop = turnsOf(4);
  const askedIn = await together<number, number>(async (numbers) => numbers.map(() => loop.turns))(1);
  loop.end();
  expect(askedIn).toBeLessThanOrEqual(4);
});

it('an idle process asks at once', async () => {
  const loop = turnsOf(0.01);
  const askedIn = await together<number, number>(async (numbers) => numbers.map(() => loop.turns))(1);
  loop.end();
  expect(askedIn).toBeLessThanOrEqual(4);
});
