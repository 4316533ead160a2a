/**
 * Opens a file of a stranger in a thread of its own, one file at a time, and ends the thread when it has used up its processor time, its memory
 * or our patience. What the thread holds outside its heap is watched from here: V8 has no limit for that.
 */
import { Worker } from 'node:worker_threads';
import type { StatementProblem } from '../../ports/statement-reader.ts';
import type { PdfText } from './pdf-text.ts';

export type WorkerLimits = {
  /** Processor time: a busy machine does not make a good file a bad one. */
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

/** Never throws: a thread that dies of its file has found it too complex. */
function readAlone(content: Uint8Array, limits: WorkerLimits): Promise<FileRead> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: content,
    // No secrets and no flags of ours, and no line of the file in our log.
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

/** False for a thread that is ending: it answers by itself. */
async function hasUsedUp(worker: Worker, limits: WorkerLimits): Promise<boolean> {
  try {
    const [cpu, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]);
    return (cpu.user + cpu.system) / 1000 > limits.cpuMs || heap.external_memory > limits.outsideHeapMib * MIB;
  } catch {
    return false;
  }
}
