/** A line that says how far the tests have come and how long the rest will take, and the table of where time went. */
import { appendFileSync } from 'node:fs';
import { keepTimes, type Runner, times } from './times.ts';

const WIDTH = 30;
/** Where the output is no terminal, a line for each tenth. */
const TENTHS = 10;
const SLOWEST = 10;

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 90 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

type Spent = {
  readonly file: string;
  readonly held: boolean;
  readonly seconds: number;
  readonly processor: number;
  readonly tests: number;
};

export class Progress {
  readonly #runner: Runner;
  readonly #expected: ReadonlyMap<string, number>;
  readonly #began = performance.now();
  readonly #spent: Spent[] = [];
  #told = -1;

  /** `expected`: the seconds of each file that will run, on a quiet machine. */
  constructor(runner: Runner, expected: ReadonlyMap<string, number>) {
    this.#runner = runner;
    this.#expected = expected;
  }

  ended(spent: Spent): void {
    this.#spent.push(spent);
    // A run that is cut off at the end of its time has said this much.
    if (process.env.TEST_RESULTS)
      appendFileSync(process.env.TEST_RESULTS, `${spent.held ? 'held' : 'failed'} ${spent.file}\n`);
    const share = this.#share();
    const tenth = Math.floor(share * TENTHS);
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${this.#line(share)}`);
    else if (tenth > this.#told) process.stdout.write(`${this.#line(share)}\n`);
    this.#told = tenth;
  }

  /** Begins a line of its own for what else is to be said. */
  clear(): void {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
  }

  close(): void {
    this.clear();
    process.stdout.write(whereTimeWent(this.#spent));
    keepTimes(this.#runner, this.#elapsed(), new Map(this.#spent.map(({ file, seconds }) => [file, seconds])));
  }

  #elapsed = (): number => (performance.now() - this.#began) / 1_000;

  #share(): number {
    const whole = sum([...this.#expected.values()]);
    const done = sum(this.#spent.map(({ file }) => this.#expected.get(file) ?? 0));
    return whole === 0 ? 0 : Math.min(done / whole, 1);
  }

  /** At first by the time on a quiet machine, then more and more by what this run took so far. */
  #line(share: number): string {
    const elapsed = this.#elapsed();
    const byTimes = times()[this.#runner].wall * (1 - share);
    const bySelf = share === 0 ? byTimes : (elapsed / share) * (1 - share);
    const left = byTimes * (1 - share) + bySelf * share;
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
    return `[${bar}] ${Math.floor(share * 100)} %, ${minutes(elapsed)} gone, some ${minutes(left)} left`;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function whereTimeWent(spent: readonly Spent[]): string {
  const rooms = Map.groupBy(spent, ({ file }) => file.split('/').slice(1, -1).join('/'));
  const rows = [...rooms].map(([room, files]) => rowOf(room, files));
  const slowest = spent.toSorted((a, b) => b.processor - a.processor || b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    '\nWhere the time went, in seconds:',
    '  processor    clock   tests',
    ...rows.toSorted((a, b) => b.processor - a.processor || b.clock - a.clock).map(printed),
    printed(rowOf('all', spent)),
    'The files that took most:',
    ...slowest.map((one) => printed(rowOf(one.file, [one]))),
    '',
  ].join('\n');
}

type Row = { readonly what: string; readonly processor: number; readonly clock: number; readonly tests: number };
const rowOf = (what: string, files: readonly Spent[]): Row => ({
  what,
  processor: sum(files.map(({ processor }) => processor)),
  clock: sum(files.map(({ seconds }) => seconds)),
  tests: sum(files.map(({ tests }) => tests)),
});
const printed = ({ what, processor, clock, tests }: Row): string =>
  `  ${processor.toFixed(1).padStart(9)} ${clock.toFixed(1).padStart(8)} ${String(tests).padStart(7)}  ${what}`;
