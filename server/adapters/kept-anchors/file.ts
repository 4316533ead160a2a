/**
 * Anchors in a file, one per line, synced to disk before the day counts as finished. Operators copy the file to another
 * machine.
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LocalDate } from '../../../schema/events/codecs.ts';
import type { KeptAnchor, KeptAnchors } from '../../ports/anchors.ts';

const Line = z.object({ date: LocalDate, hash: z.string().regex(/^[0-9a-f]{64}$/) });

export const keptAnchorsFile = (dataDir: string): string => join(dataDir, 'anchors.ndjson');

/** Written after a line that a crash cut off: the line before it is no anchor, and never was. */
const TORN = '# torn';

/** @throws Error for a line that is not an anchor */
export function anchorsIn(file: string): readonly KeptAnchor[] {
  const { anchors, damaged } = readAnchors(file);
  if (damaged[0] !== undefined) throw new Error(`${file} line ${damaged[0]} is no anchor: changed or damaged`);
  return anchors;
}

/**
 * Leaves out a last line that a crash cut off, and earlier ones that were marked as such when the next was written.
 * `damaged`: the numbers of the other lines that are no anchors.
 */
export function readAnchors(file: string): { anchors: readonly KeptAnchor[]; damaged: readonly number[] } {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const last = lines.pop();
  if (last && parsed(last)) lines.push(last);
  const anchors: KeptAnchor[] = [];
  const damaged: number[] = [];
  for (const [at, line] of lines.entries()) {
    const kept = parsed(line);
    if (kept) anchors.push(kept);
    else if (line !== '' && line !== TORN && !(lines[at + 1] === TORN && isTorn(line))) damaged.push(at + 1);
  }
  return { anchors, damaged };
}

/** The beginning of a line, as a crash leaves it; a whole line with another content was changed. */
const isTorn = (line: string): boolean => WHOLE.startsWith(line.replace(/[\da-f]/g, '0').slice(0, WHOLE.length));
const WHOLE = JSON.stringify({ date: '2026-01-01', hash: 'f'.repeat(64) })
  .replace(/[\da-f]/g, '0')
  .slice(0, -1);

function parsed(line: string): KeptAnchor | undefined {
  try {
    return Line.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

export function fileOfAnchors(file: string): KeptAnchors {
  return {
    where: file,
    last: async () => anchorsIn(file).at(-1),
    async keep({ date, hash }) {
      if (anchorsIn(file).at(-1)?.hash === hash) return;
      mkdirSync(dirname(file), { recursive: true });
      const end = existsSync(file) ? readFileSync(file, 'utf8').split('\n').at(-1) : '';
      const before = !end ? '' : parsed(end) ? '\n' : `\n${TORN}\n`;
      const handle = openSync(file, 'a', 0o600);
      try {
        writeSync(handle, `${before}${JSON.stringify({ date, hash })}\n`);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
  };
}
