/** The thread in which one file of a stranger is opened. It knows nothing but the file, and ends with it (in-a-worker.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import type { FileRead } from './in-a-worker.ts';
import { suspicionOf } from './suspicious.ts';

async function read(content: Uint8Array): Promise<FileRead> {
  const problem = suspicionOf(content);
  if (problem) return { problem };
  // Loaded for files that deserve it: the library takes longer than most of them.
  const { pdfText } = await import('./pdf-text.ts');
  // Whatever trips over bytes from outside is their fault, not ours.
  return pdfText(content).catch(() => ({ problem: 'NOT_PARSED' }));
}

parentPort?.postMessage(await read(workerData as Uint8Array));
