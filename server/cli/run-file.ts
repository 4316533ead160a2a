/** Where a running Nesie can be found: written by `npm start`, read by the other commands, so that they need no addresses. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type RunFile = {
  pid: number;
  url: string;
  databaseUrl: string;
  eventStoreUrl: string;
  eventsDatabaseUrl: string | null;
};

const pathOf = (dataDir: string) => join(dataDir, 'run.json');

export const writeRunFile = (dataDir: string, run: RunFile): void =>
  writeFileSync(pathOf(dataDir), `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });

export const removeRunFile = (dataDir: string): void => rmSync(pathOf(dataDir), { force: true });

/** Undefined where nothing runs in this data folder. */
export function readRunFile(dataDir: string): RunFile | undefined {
  if (!existsSync(pathOf(dataDir))) return undefined;
  const run = JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) as RunFile;
  try {
    process.kill(run.pid, 0);
    return run;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? run : undefined;
  }
}
