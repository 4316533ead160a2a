/**
 * Measuring on a noisy machine: control and subject by turns in one run, at least seven pairs after a warm-up. The
 * result is the median ratio with its range. A control that scatters more than 20 % makes the row INVALID, never a pass
 * or a failure.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** `value` is a rate or milliseconds. `ops` divides the processor time. */
export type Measured = { value: number; ops: number };
export type Side = { name: string; run: () => Promise<Measured> };
export type Pair = { row: string; unit: string; control: Side; subject: Side; pairs?: number };

export type BenchRow = {
  row: string;
  subject: string;
  control: string;
  ratio: string;
  verdict: string;
  cpu: string;
};

export const PAIRS = 7;
const LARGEST_CV = 0.2;

export type Step = { name: string; step: () => Promise<void> };
export type TurnAbout = { row: string; unit: string; control: Step; subject: Step; pairs: number; calls: number };

/** Single calls by turns, so that a disturbance hits both. Takes the median of each; no processor time. */
export async function measureTurnAbout({ row, unit, control, subject, pairs, calls }: TurnAbout): Promise<void> {
  const [controls, subjects] = [new Series(control.name), new Series(subject.name)];
  const stolen = stealTicks();
  for (let n = -1; n < pairs; n++) {
    const taken = { control: [] as number[], subject: [] as number[] };
    for (let call = 0; call < calls; call++) {
      const turn = [() => timed(control.step, taken.control), () => timed(subject.step, taken.subject)];
      for (const step of call % 2 === 0 ? turn : turn.reverse()) await step();
    }
    if (n < 0) continue;
    controls.add({ value: median(taken.control), ops: calls, cpuMs: Number.NaN });
    subjects.add({ value: median(taken.subject), ops: calls, cpuMs: Number.NaN });
  }
  compare({ row, unit, controls, subjects, stolen });
}

async function timed(step: () => Promise<void>, to: number[]): Promise<void> {
  const began = performance.now();
  await step();
  to.push(performance.now() - began);
}

export async function measure({ row, unit, control, subject, pairs = PAIRS }: Pair): Promise<Medians> {
  const controls = new Series(control.name);
  const subjects = new Series(subject.name);
  await control.run();
  await subject.run();
  const stolen = stealTicks();
  for (let n = 0; n < pairs; n++) {
    const order = [() => controls.take(control.run), () => subjects.take(subject.run)];
    for (const take of n % 2 === 0 ? order : order.reverse()) await take();
  }
  return compare({ row, unit, controls, subjects, stolen });
}

type Medians = { control: number; subject: number };
type Compared = { row: string; unit: string; controls: Series; subjects: Series; stolen: number };

/** `stolen` is the result of stealTicks before the series. */
export function compare({ row, unit, controls, subjects, stolen }: Compared): Medians {
  const ratios = subjects.values.map((value, n) => value / (controls.values[n] ?? Number.NaN));
  const cv = deviation(controls.values) / mean(controls.values);
  report({
    row,
    subject: `${subjects.name}: ${number(median(subjects.values))} ${unit}`,
    control: `${controls.name}: ${number(median(controls.values))} ${unit}`,
    ratio: `${number(median(ratios))} (${number(Math.min(...ratios))}-${number(Math.max(...ratios))})`,
    verdict: `${cv > LARGEST_CV ? 'INVALID' : 'valid'}, CV ${(cv * 100).toFixed(0)} %, steal ${stealTicks() - stolen}`,
    cpu: Number.isNaN(subjects.cpuPerOp) ? '' : `${number(subjects.cpuPerOp)} / ${number(controls.cpuPerOp)} ms`,
  });
  return { control: median(controls.values), subject: median(subjects.values) };
}

export const report = (row: BenchRow): void => void process.stdout.write(`ROW ${JSON.stringify(row)}\n`);

export type Sample = Measured & { cpuMs: number };

export async function sampled(run: () => Promise<Measured>): Promise<Sample> {
  const before = cpuMs();
  const measured = await run();
  return { ...measured, cpuMs: cpuMs() - before };
}

export class Series {
  readonly values: number[] = [];
  readonly name: string;
  #ops = 0;
  #cpuMs = 0;

  constructor(name: string) {
    this.name = name;
  }

  take = async (run: () => Promise<Measured>): Promise<void> => this.add(await sampled(run));

  add({ value, ops, cpuMs: took }: Sample): void {
    this.#cpuMs += took;
    this.#ops += ops;
    this.values.push(value);
  }

  get cpuPerOp(): number {
    return this.#cpuMs / Math.max(1, this.#ops);
  }
}

const TICK_MS = 10;

/** User and system time of this process, the application, the event server and all of Postgres. */
function cpuMs(): number {
  const named = (process.env.BENCH_PIDS ?? '').split(',').filter(Boolean).map(Number);
  const own = process.cpuUsage();
  return (own.user + own.system) / 1_000 + processes(named).reduce((sum, ticks) => sum + ticks * TICK_MS, 0);
}

/** Ticks of each process and of its running and ended children: a Postgres backend is a child. */
function processes(named: readonly number[]): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const fields = statOf(pid);
      const is = named.includes(Number(pid));
      if (!fields || !(is || named.includes(Number(fields[1])))) return [];
      const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
      return [user + system + (is ? endedUser + endedSystem : 0)];
    });
}

/** The fields after the name: state, parent, ... */
function statOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

export const stealTicks = (): number => Number(readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/)[8] ?? 0);

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
};
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
export const number = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);

export async function rateOf(
  clients: number,
  seconds: number,
  step: (client: number) => Promise<void>,
): Promise<Measured> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let ops = 0;
  const work = async (client: number): Promise<void> => {
    while (performance.now() < end) {
      await step(client);
      ops += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return { value: ops / ((performance.now() - began) / 1_000), ops };
}

export async function latencyOf(times: number, step: () => Promise<void>): Promise<Measured> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) await timed(step, taken);
  return { value: median(taken), ops: times };
}
