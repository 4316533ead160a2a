/**
 * One process at a time builds a folder: a start prepares the playground in the background, and `npm test` beside it
 * wants the same. While the mark is there the server says that the page comes (server/api/http/playground.ts).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './run-file.ts';

const MARK = '.building';
const LOOK_MS = 500;
/** Longer than a slow line needs: then the number of the process belongs to another program. */
const FORGOTTEN_MS = 60 * 60_000;

/** `work` may clear the folder, except for the mark. Waits while another process works on it. */
export async function clearedByOne(folder: string, work: (clear: () => void) => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const mark = join(folder, MARK);
  while (!marked(mark)) await wait(LOOK_MS);
  try {
    await work(() => {
      for (const name of readdirSync(folder))
        if (name !== MARK) rmSync(join(folder, name), { recursive: true, force: true });
    });
  } finally {
    rmSync(mark, { force: true });
  }
}

/** False while another process has it. */
function marked(mark: string): boolean {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isLeft(mark)) rmSync(mark, { force: true });
    return false;
  }
}

/** Its process has ended without a word. */
function isLeft(mark: string): boolean {
  try {
    return !isAlive(Number(readFileSync(mark, 'utf8'))) || Date.now() - statSync(mark).mtimeMs > FORGOTTEN_MS;
  } catch {
    return false; // the other process has just taken it away
  }
}
