import { expect, it } from 'vitest';
import { sha256 } from '../../server/adapters/ledger/envelope.ts';
import { differenceOf, sketchOf } from '../../server/adapters/ledger/head-sketch.ts';
import type { StreamHead } from '../../server/adapters/ledger/merkle.ts';
import { uuidOf } from '../support/a-log.ts';
import { inFull } from '../support/in-full.ts';

const headOf = (n: number): [string, StreamHead] => [
  n % 5 === 0 ? `payment-bank-transfer-${'x'.repeat(60)}${n}`.slice(0, 105) : `loan-${uuidOf(`loan ${n}`)}`,
  { revision: BigInt(n % 40), hash: sha256(`head ${n}`) },
];
const heads = (from: number, to: number) => new Map(Array.from({ length: to - from }, (_, i) => headOf(from + i)));
const names = (difference: ReturnType<typeof differenceOf>) =>
  difference?.map(({ stream, revision, by }) => `${by} ${stream} ${revision}`).sort();
const expected = (by: 1 | -1, from: number, to: number) =>
  [...heads(from, to)].map(([stream, { revision }]) => `${by} ${stream} ${revision}`).sort();

inFull('the sketch of a full anchor is a few kilobytes and names nothing where nothing differs', () => {
  const all = heads(0, 50_000);
  const sketch = sketchOf(all);
  expect(sketch.length).toBeLessThan(8_000);
  expect(differenceOf(sketch, all)).toEqual([]);
  expect(sketchOf(new Map([...all].reverse()))).toBe(sketch);
  all.delete(headOf(777)[0]);
  all.set('loan-forged', { revision: 3n, hash: sha256('forged') });
  expect(names(differenceOf(sketch, all))).toEqual(['-1 loan-forged 3', ...expected(1, 777, 778)]);
});

it('the sketch names a dozen missing streams, wherever they stood', () => {
  for (let from = 0; from < 200; from += 1) {
    const signed = heads(from * 100, from * 100 + 60);
    const rest = new Map([...signed].slice(12));
    const found = differenceOf(sketchOf(signed), rest);
    // Cells may collide so that not all names can be read; then it says so and never gives a wrong name.
    if (found) expect(names(found)).toEqual(expected(1, from * 100, from * 100 + 12));
    else misses.push(from);
  }
  expect(misses.length).toBeLessThan(10);
});
const misses: number[] = [];

it('the sketch never guesses: with too many differences or an alien sketch it gives none', () => {
  expect(differenceOf(sketchOf(heads(0, 1_000)), heads(500, 1_000))).toBeUndefined();
  expect(differenceOf('AAAA', heads(0, 5))).toBeUndefined();
});
