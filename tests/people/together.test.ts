/** Queries of one moment share a statement, and each gets its own answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
  await soon();
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
