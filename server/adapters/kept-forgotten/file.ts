/** Ids of forgotten persons, one a line, synced to disk before the person's key is destroyed. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BorrowerId } from '../../../schema/events/codecs.ts';
import type { KeptForgotten } from '../../ports/forgetting.ts';

export const forgottenFile = (dataDir: string): string => join(dataDir, 'forgotten.txt');

/** The beginning of an id: a crash cut it off, and the person was not forgotten. */
const CUT_OFF = /^[0-9a-f-]{0,35}$/;

/** @throws Error for a line that is neither an id nor a part of one */
export function forgottenIn(file: string): readonly BorrowerId[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (CUT_OFF.test(line)) return [];
      const id = BorrowerId.safeParse(line);
      if (!id.success) throw new Error(`${file} line ${at + 1} is no id of a person: changed or damaged`);
      return [id.data];
    });
}

/** Several processes may add to it at once: each writes its lines in one call. */
export function fileOfForgotten(file: string): KeptForgotten {
  return {
    where: file,
    ids: async () => new Set(forgottenIn(file)),
    async add(ids) {
      if (ids.length === 0) return;
      mkdirSync(dirname(file), { recursive: true });
      const torn = existsSync(file) && !/^$|\n$/.test(readFileSync(file, 'utf8'));
      const handle = openSync(file, 'a', 0o600);
      try {
        writeSync(handle, `${torn ? '\n' : ''}${ids.map((id) => `${id}\n`).join('')}`);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
  };
}
