import { accessSync, chmodSync, constants, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
const GIB = 2 ** 30;

/**
 * A folder in memory for what tests write and throw away: they make some hundred thousand small files, and some file
 * systems take a hundred times longer for each. `undefined` where the machine has not this much memory to spare. It is
 * deleted when the process ends, or by the next one where this one was killed.
 */
export function memoryFolder(prefix: string, gibibytes: number): string | undefined {
  for (const left of globSync(`${SHARED_MEMORY}/${prefix}*-*`)) {
    const [owner] = left.slice(SHARED_MEMORY.length + 1 + prefix.length).split('-');
    if (!existsSync(`/proc/${owner}`)) rmSync(left, { recursive: true, force: true });
  }
  try {
    accessSync(SHARED_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (Math.min(bavail * bsize, freemem()) < gibibytes * GIB) return undefined;
  } catch {
    return undefined;
  }
  const folder = mkdtempSync(join(SHARED_MEMORY, `${prefix}${process.pid}-`));
  // Root runs Postgres as another user, who enters it.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
