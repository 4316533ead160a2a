/** `npm start` writes this file, so that other commands need no addresses. */

import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const RunFile = z.object({
  pid: z.int().positive(),
  /** The system's start time of the process: after a reboot its number may belong to another program. */
  began: z.string().optional(),
  url: z.string(),
  databaseUrl: z.string(),
  eventStoreUrl: z.string(),
  eventsDatabaseUrl: z.string().nullable(),
});
export type RunFile = z.infer<typeof RunFile>;

const pathOf = (dataDir: string) => join(dataDir, 'run.json');

/** Written beside and renamed, so that nobody reads half a file. */
export function writeRunFile(dataDir: string, run: RunFile): void {
  const draft = `${pathOf(dataDir)}.new`;
  writeFileSync(draft, `${JSON.stringify({ ...run, began: beginningOf(run.pid) }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, pathOf(dataDir));
}

export const removeRunFile = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true });

/** Undefined if nothing runs in this data folder, or its file is not valid. */
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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The system's start time may differ by a second between two answers. */
const CLOCK_PLAY_MS = 2_000;

/** Some systems give no start time: then the pid decides. */
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
