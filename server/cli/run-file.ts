/** Where a running Nesie can be found: written by `npm start`, read by the other commands, so that they need no addresses. */

import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const RunFile = z.object({
  pid: z.int().positive(),
  /** When the process began, as the system tells it: after a reboot the number may belong to any other program. */
  began: z.string().optional(),
  url: z.string(),
  databaseUrl: z.string(),
  eventStoreUrl: z.string(),
  eventsDatabaseUrl: z.string().nullable(),
});
export type RunFile = z.infer<typeof RunFile>;

const pathOf = (dataDir: string) => join(dataDir, 'run.json');

/** Written beside and renamed, so that nobody ever reads half of it. */
export function writeRunFile(dataDir: string, run: RunFile): void {
  const draft = `${pathOf(dataDir)}.new`;
  writeFileSync(draft, `${JSON.stringify({ ...run, began: beginningOf(run.pid) }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, pathOf(dataDir));
}

export const removeRunFile = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true });

/** Undefined where nothing runs in this data folder; a file that cannot be read as one of ours tells of nothing. */
export function readRunFile(dataDir: string): RunFile | undefined {
  const run = RunFile.safeParse(contentOf(pathOf(dataDir))).data;
  return run && isAlive(run.pid) && isSame(run) ? run : undefined;
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The system reckons the beginning from its own start and may be a second off from one answer to the next. */
const CLOCK_PLAY_MS = 2_000;

/** Where the system does not tell when a process began, its being alive has to do. */
function isSame({ pid, began }: RunFile): boolean {
  const now = beginningOf(pid);
  if (began === undefined || now === undefined) return true;
  return Math.abs(Date.parse(began) - Date.parse(now)) <= CLOCK_PLAY_MS;
}

function beginningOf(pid: number): string | undefined {
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
  const line = ps.status === 0 ? ps.stdout.toString().trim() : '';
  return line || undefined;
}
