/** Reads one untrusted file, has access to nothing else and ends with it (in-a-worker.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import type { FileRead } from './in-a-worker.ts';
import { suspicionOf } from './suspicious.ts';

async function read(content: Uint8Array): Promise<FileRead> {
  const problem = suspicionOf(content);
  if (problem) return { problem };
  // Loading takes longer than reading most files, so it waits for the first checks.
  const { pdfText } = await import('./pdf-text.ts');
  // An error while parsing untrusted bytes is the file's fault.
  return pdfText(content).catch(() => ({ problem: 'NOT_PARSED' }));
}

parentPort?.postMessage(await read(workerData as Uint8Array));
