/** How a sample is shared out among its strata (R611). */
import { expect, it } from 'vitest';
import { sharesOf } from '../../server/use-cases/audit/sample.ts';

it.each([
  ['in proportion', { a: 60, b: 30, c: 10 }, 10, { a: 6, b: 3, c: 1 }],
  ['a small stratum gives one', { a: 998, b: 1, c: 1 }, 10, { a: 8, b: 1, c: 1 }],
  ['of equal remainders the first by name', { b: 5, a: 5 }, 5, { a: 3, b: 2 }],
  ['fewer than strata: the largest', { a: 1, b: 9, c: 5 }, 2, { b: 1, c: 1 }],
  ['more than there are: all', { a: 2, b: 1 }, 500, { a: 2, b: 1 }],
  ['nothing of nothing', {}, 5, {}],
])('%s', (_, population, size, shares) => {
  const given = new Map(Object.entries(population as Record<string, number>));
  expect(Object.fromEntries(sharesOf(given, size))).toEqual(shares);
});

it('never more than a stratum has, and the size in all', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const sizes = [0, 1, 2, 3, 4].map((at) => 1 + ((seed * (at * 37 + 11)) % (at * 90 + 7)));
    const population = new Map(sizes.map((loans, at) => [`s${at}`, loans]));
    const all = sizes.reduce((sum, loans) => sum + loans, 0);
    for (const size of [1, 5, 6, 17, all, all + 3]) {
      const shares = [...sharesOf(population, size)];
      expect(shares.reduce((sum, [, drawn]) => sum + drawn, 0)).toBe(Math.min(size, all));
      for (const [key, drawn] of shares) expect(drawn).toBeLessThanOrEqual(population.get(key) ?? 0);
    }
  }
});
