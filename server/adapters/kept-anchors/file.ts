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

/** Skips a last line that a crash cut off. @throws Error for any other line that is not an anchor */
export function anchorsIn(file: string): readonly KeptAnchor[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const torn = lines.pop();
  if (torn) lines.push(...(parsed(torn) ? [torn] : []));
  return lines.filter(Boolean).map((line, at) => {
    const kept = parsed(line);
    if (!kept) throw new Error(`${file} line ${at + 1} is no anchor: changed or damaged`);
    return kept;
  });
}

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
      const torn = existsSync(file) && !/^$|\n$/.test(readFileSync(file, 'utf8'));
      const handle = openSync(file, 'a', 0o600);
      try {
        writeSync(handle, `${torn ? '\n' : ''}${JSON.stringify({ date, hash })}\n`);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
  };
}
