/** How long each file of tests took on two quiet cores, in seconds: by these a run tells how long it will take. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL } from '../size.ts';

/** A new file counts as so many seconds until `npm test -- --keep-times` has measured it. */
const UNKNOWN = 2;
const FILE = join(import.meta.dirname, '..', '..', FULL ? 'times-full.json' : 'times.json');

export type Runner = 'vitest' | 'playwright';
/** `wall` is the time of a whole run; `files` has each file's own time, whatever ran beside it. */
export type Times = Record<Runner, { readonly wall: number; readonly files: Readonly<Record<string, number>> }>;

export function times(): Times {
  const none: Times = { vitest: { wall: 0, files: {} }, playwright: { wall: 0, files: {} } };
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Times) : none;
}

/** The seconds of each file that will run. */
export function expected(runner: Runner, files: readonly string[]): ReadonlyMap<string, number> {
  const known = times()[runner].files;
  return new Map(files.map((file) => [file, known[file] ?? UNKNOWN]));
}

/** Where `--keep-times` asks for it. */
export function keepTimes(runner: Runner, wall: number, files: ReadonlyMap<string, number>): void {
  if (!process.env.KEEP_TIMES) return;
  const rounded = [...files].map(([file, seconds]) => [file, Math.round(seconds * 10) / 10] as const);
  const sorted = rounded.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const kept: Times = { ...times(), [runner]: { wall: Math.round(wall), files: Object.fromEntries(sorted) } };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
