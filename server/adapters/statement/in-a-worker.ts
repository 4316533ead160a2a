/**
 * Reads an untrusted file in a thread, one at a time, and ends the thread when it exceeds its processor time, memory or
 * total time. Memory outside the heap is measured here, since V8 does not limit it.
 */
import { Worker } from 'node:worker_threads';
import type { StatementProblem } from '../../ports/statement-reader.ts';
import type { PdfText } from './pdf-text.ts';

export type WorkerLimits = {
  /** Processor time: on a busy machine a good file must not fail. */
  cpuMs: number;
  /** For a thread that waits for ever. */
  wallMs: number;
  heapMib: number;
  outsideHeapMib: number;
};

const LIMITS: WorkerLimits = { cpuMs: 5_000, wallMs: 60_000, heapMib: 160, outsideHeapMib: 160 };
const LONGEST_QUEUE = 10;
const LOOK_EVERY_MS = 25;
const MIB = 1024 * 1024;

export type FileRead = PdfText | { problem: StatementProblem };

export function fileReader(limits: WorkerLimits = LIMITS) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async function readFile(content: Uint8Array): Promise<FileRead> {
    if (waiting >= LONGEST_QUEUE) return { problem: 'BUSY' };
    waiting += 1;
    const mine = last.then(() => readAlone(content, limits));
    last = mine;
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
}

/** Never throws: a file that kills the thread counts as too complex. */
function readAlone(content: Uint8Array, limits: WorkerLimits): Promise<FileRead> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: content,
    // The thread gets no secrets and no flags, and writes nothing of the file to the log.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMib, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  return new Promise((resolve) => {
    const settle = (read: FileRead) => {
      clearInterval(watch);
      resolve(read);
      void worker.terminate();
    };
    const started = performance.now();
    const watch = setInterval(async () => {
      const over = performance.now() - started > limits.wallMs || (await hasUsedUp(worker, limits));
      if (over) settle({ problem: 'TOO_COMPLEX' });
    }, LOOK_EVERY_MS);
    worker.once('message', (read: FileRead) => settle(read));
    worker.once('error', () => settle({ problem: 'TOO_COMPLEX' }));
    worker.once('exit', () => settle({ problem: 'TOO_COMPLEX' }));
  });
}

/** False for a thread that is ending. */
async function hasUsedUp(worker: Worker, limits: WorkerLimits): Promise<boolean> {
  try {
    const [cpu, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]);
    return (cpu.user + cpu.system) / 1000 > limits.cpuMs || heap.external_memory > limits.outsideHeapMib * MIB;
  } catch {
    return false;
  }
}
