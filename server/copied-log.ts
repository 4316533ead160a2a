/**
 * A log that was imported from the export of another installation is there to be looked at (R817): nothing runs on it
 * by itself, and its anchors are held against the keys that were brought with it.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Copied = z.object({ keys: z.array(z.string()) });
/** Public keys of whoever signs the anchors; none where none was brought. */
export type CopiedLog = z.infer<typeof Copied>;

const fileIn = (dataDir: string): string => join(dataDir, 'copied-log.json');

/** Undefined where the log is this installation's own. */
export function copiedLog(dataDir: string | undefined): CopiedLog | undefined {
  const file = dataDir === undefined ? undefined : fileIn(dataDir);
  return file !== undefined && existsSync(file) ? Copied.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Written before the log is there, so that no start takes it for its own; taken away where `load` fails. */
export async function asCopy<T>(dataDir: string, copied: CopiedLog, load: () => Promise<T>): Promise<T> {
  writeFileSync(fileIn(dataDir), `${JSON.stringify(copied)}\n`);
  try {
    return await load();
  } catch (error) {
    rmSync(fileIn(dataDir));
    throw error;
  }
}
