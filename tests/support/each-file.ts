/** Runs in each file of tests: fixes the seed of random cases, and notes the processor time that the file took. */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, type RunnerTestFile } from 'vitest';
import { seedOf } from './seed.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the file with the processes that it started and that ended, in seconds. */
    processorSeconds?: number;
  }
}

const MICROSECONDS = 1_000_000;
const TICKS = 100;

/** Files share a worker, so each has what was used since the end of the one before. */
const worker = globalThis as { usedBefore?: number };
let file: RunnerTestFile | undefined;

beforeAll(() => {
  fc.configureGlobal({ seed: seedOf('random cases') });
});

beforeEach(({ task }) => {
  file = task.file;
});

afterAll(() => {
  const used = ownSeconds() + secondsOfEndedChildren();
  if (file) file.meta.processorSeconds = used - (worker.usedBefore ?? 0);
  worker.usedBefore = used;
});

function ownSeconds(): number {
  const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}

/** Only Linux tells it: fields 16 and 17 of its `stat`, in hundredths of a second. */
function secondsOfEndedChildren(): number {
  if (!isMainThread || process.platform !== 'linux') return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
