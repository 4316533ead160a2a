/** Resident memory of each process, sampled; the first third of a process's life against its last third. */
import { readdirSync, readFileSync } from 'node:fs';
import { PARTS, type PartName, type Parts } from './parts.ts';

/** A new process first fills its caches; shorter lives say nothing. */
const WARM_UP_MS = 240_000;
const SHORTEST_MS = 720_000;
/** Growth from the first to the last third that counts as a leak. */
const LARGEST_GROWTH = 0.15;
const SMALLEST_MIB = 25;

type Sample = { at: number; part: PartName; pid: number; mib: number };
export type Life = { part: PartName; pid: number; minutes: number; first: number; last: number; peak: number };

export class Memory {
  readonly #parts: Parts;
  readonly samples: Sample[] = [];
  readonly #began = Date.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }
  start(): void {
    this.#timer = setInterval(() => this.#sample(), 5_000);
  }
  stop(): void {
    clearInterval(this.#timer);
  }

  #sample(): void {
    const at = Date.now() - this.#began;
    for (const part of PARTS) {
      const pid = this.#parts.pid(part);
      const kib = pid ? [pid, ...(part === 'postgres' ? childrenOf(pid) : [])].map(residentKib) : [];
      const mib = kib.reduce((sum, one) => sum + one, 0) / 1_024;
      if (pid && mib > 0) this.samples.push({ at, part, pid, mib });
    }
  }

  /** Lives that were long enough to compare. */
  lives(): Life[] {
    const byPid = Map.groupBy(this.samples, ({ pid }) => pid);
    return [...byPid.values()].flatMap((all) => {
      const [first] = all;
      const end = all.at(-1);
      if (!first || !end || end.at - first.at < SHORTEST_MS) return [];
      const from = first.at + WARM_UP_MS;
      const third = (end.at - from) / 3;
      const meanOf = (a: number, b: number) => mean(all.filter(({ at }) => at >= a && at <= b).map(({ mib }) => mib));
      return {
        part: first.part,
        pid: first.pid,
        minutes: Math.round((end.at - first.at) / 60_000),
        first: Math.round(meanOf(from, from + third)),
        last: Math.round(meanOf(end.at - third, end.at)),
        peak: Math.round(Math.max(...all.map(({ mib }) => mib))),
      };
    });
  }
  complaints(): string[] {
    return this.lives()
      .filter(({ first, last }) => last - first > Math.max(SMALLEST_MIB, first * LARGEST_GROWTH))
      .map(({ part, minutes, first, last }) => `${part} grew from ${first} to ${last} MiB in ${minutes} minutes`);
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / (values.length || 1);

/** Without what Postgres shares: each of its processes maps the same buffers. */
function residentKib(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid);
}
function parentOf(pid: number): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
