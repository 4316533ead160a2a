/** What `inSpan` costs while traces are off: `node tests/bench/spans.ts`. */
import { inSpan } from '../../server/use-cases/kernel/span.ts';

const ROUNDS = 2_000_000;
const work = async (): Promise<number> => 1;
const time = async (one: () => Promise<number>): Promise<number> => {
  const began = performance.now();
  for (let n = 0; n < ROUNDS; n++) await one();
  return ((performance.now() - began) / ROUNDS) * 1e6;
};
const runs: [number, number][] = [];
for (let n = 0; n < 8; n++) runs.push([await time(work), await time(() => inSpan('x', () => ({}), work))]);
const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const [bare, spanned] = [median(runs.map(([a]) => a)), median(runs.map(([, b]) => b))];
process.stdout.write(`bare ${bare.toFixed(0)} ns, in a span that is off ${spanned.toFixed(0)} ns a call\n`);
