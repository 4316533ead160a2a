/** What is alive in each process every half minute, and its resident memory: the first third against the last. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveHeap } from './live-heap.ts';
import { PARTS, type PartName, type Parts } from './parts.ts';

const EVERY_MS = 30_000;
/** A new process first fills its caches; shorter lives say nothing. */
const WARM_UP_MS = 180_000;
const SHORTEST_MS = 600_000;
/** Growth of what is alive, from the first to the last third, that counts as a leak. */
const LARGEST_GROWTH = 0.15;
const SMALLEST_MIB = 8;

type Sample = { at: number; part: PartName; pid: number; leads: boolean; live: number | undefined; resident: number };
type Thirds = { first: number; last: number };
type Life = {
  part: PartName;
  pid: number;
  leads: boolean;
  minutes: number;
  live: Thirds;
  resident: Thirds;
  peak: number;
};

export class Memory {
  readonly #parts: Parts;
  readonly samples: Sample[] = [];
  readonly #began = Date.now();
  #leader: PartName | undefined;
  #going: Promise<void> | undefined;
  #stopped = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }
  start(): void {
    this.#going = this.#goOn();
  }
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#going;
  }

  async #goOn(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      this.#leader = (await this.#parts.leadingWorker()) ?? this.#leader;
      for (const part of PARTS) await this.#sample(part);
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #sample(part: PartName): Promise<void> {
    const pid = this.#parts.pid(part);
    if (!pid) return;
    const port = this.#parts.inspector(part);
    const live = port === undefined ? undefined : await liveHeap(port);
    const all = [pid, ...(part === 'postgres' ? childrenOf(pid) : [])].map(residentKib);
    const resident = all.reduce((sum, one) => sum + one, 0) / 1_024;
    const leads = part === this.#leader;
    if (resident > 0) this.samples.push({ at: Date.now() - this.#began, part, pid, leads, live, resident });
  }

  /** Of processes that lived long enough. */
  lives(): Life[] {
    return [...Map.groupBy(this.samples, ({ pid }) => pid).values()].flatMap(byLead).flatMap((all) => {
      const [first, end] = [all[0], all.at(-1)];
      if (!first || !end || end.at - first.at < SHORTEST_MS) return [];
      const warm = all.filter(({ at }) => at >= first.at + WARM_UP_MS);
      return {
        part: first.part,
        pid: first.pid,
        leads: first.leads,
        minutes: Math.round((end.at - first.at) / 60_000),
        live: thirdsOf(warm.flatMap(({ live }) => (live === undefined ? [] : [live]))),
        resident: thirdsOf(warm.map(({ resident }) => resident)),
        peak: Math.round(Math.max(...all.map(({ resident }) => resident))),
      };
    });
  }
  complaints(): string[] {
    return this.lives()
      .filter(({ live: { first, last } }) => last - first > Math.max(SMALLEST_MIB, first * LARGEST_GROWTH))
      .map(({ part, minutes, live }) => `${part} grew from ${live.first} to ${live.last} MiB in ${minutes} minutes`);
  }
}

/** A worker that stands by fills its caches when it begins to lead: what it had before is another life. */
function byLead(all: readonly Sample[]): Sample[][] {
  const lives: Sample[][] = [];
  for (const sample of all) {
    const current = lives.at(-1);
    if (current?.at(-1)?.leads === sample.leads) current.push(sample);
    else lives.push([sample]);
  }
  return lives;
}

function thirdsOf(values: readonly number[]): Thirds {
  const third = Math.ceil(values.length / 3);
  return { first: mean(values.slice(0, third)), last: mean(values.slice(-third)) };
}
const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, one) => sum + one, 0) / (values.length || 1)) * 10) / 10;

/** Without what Postgres shares: each of its processes maps the same buffers. */
function residentKib(pid: number): number {
  return Number(statusOf(pid, /RssAnon:\s+(\d+)/) ?? 0);
}
function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((one) => Number(statusOf(one, /PPid:\s+(\d+)/)) === pid);
}
function statusOf(pid: number, pattern: RegExp): string | undefined {
  try {
    return pattern.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
