/** Parts with packages and a lock file of their own, which no start waits for (D0236). */
import { join } from 'node:path';
import { lockOf, stampOf, writeStamp } from './packages.mjs';
import { runTool } from './run-tool.ts';

export const PLAYGROUND = 'web/graphiql';
export const LIGHTHOUSE = 'tests/bench/lighthouse';
/** Folders whose packages are shipped, as they are or in a bundle. */
export const SHIPPED = ['.', PLAYGROUND] as const;
/** Every folder with a package.json and a package-lock.json. */
export const LOCKED = [...SHIPPED, LIGHTHOUSE] as const;

/** None of these packages runs a script when it is installed. */
const ARGS = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** @throws Error with npm's own words */
export async function installOwn(root: string, part: string, say: (line: string) => void): Promise<void> {
  const folder = join(root, part);
  const lock = lockOf(folder);
  if (stampOf(folder) === lock) return;
  say(`getting the packages of ${part} ...`);
  await runTool('npm', ARGS, { cwd: folder, shell: process.platform === 'win32' });
  writeStamp(folder, lock);
}
