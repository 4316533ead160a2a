/** Streams written once and kept for good: every later version reads them, folds them and projects them to the same tiyn (see README.md). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../server/adapters/ledger/decode.ts';
import { verifyChain } from '../../server/adapters/ledger/verify-chain.ts';
import { Invariants } from '../../server/cli/audit-invariants.ts';
import { AGREEMENT_PATHS } from './agreement-paths.ts';
import { OFFICE_PATHS } from './office-paths.ts';
import { PATHS } from './paths.ts';
import { outcomeOf, rawEvents, storedForm } from './stored.ts';

const FOLDER = import.meta.dirname;
const ALL: typeof PATHS = { ...PATHS, ...AGREEMENT_PATHS, ...OFFICE_PATHS };
const fileOf = (name: string): string => join(FOLDER, `${name}.ndjson`);
const stored = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ndjson'))
    .map((file) => file.slice(0, -'.ndjson'.length));

async function write(name: string, tell: (typeof PATHS)[string]): Promise<void> {
  const lines = storedForm(name, tell());
  const expected = JSON.stringify({ expected: await outcomeOf(rawEvents(lines)) });
  // wx: what stands is never written over.
  writeFileSync(fileOf(name), `${[...lines, expected].join('\n')}\n`, { flag: 'wx' });
}

describe.runIf(process.env.GOLDEN === 'write')('writing golden streams', () => {
  const missing = Object.entries(ALL).filter(([name]) => !stored().includes(name));
  it.each(missing)('%s', (name, tell) => write(name, tell));
});

describe('golden streams', () => {
  it('are at least 25, one for each path that is told', () => {
    expect(stored().toSorted()).toEqual(Object.keys(ALL).toSorted());
    expect(stored().length).toBeGreaterThanOrEqual(25);
  });

  it.each(stored())('%s', async (name) => {
    const lines = readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
    const { expected } = JSON.parse(lines.pop() ?? '') as { expected: unknown };
    const raw = rawEvents(lines);
    expect(await verifyChain(raw[0]?.stream ?? '', raw)).toBeUndefined();
    // A later version may say more; what was said stays.
    expect(await outcomeOf(raw)).toMatchObject(expected as object);
    const books = new Invariants();
    for (const event of raw) books.take(recorded(event));
    // A stream alone: the place and the other half of a transfer are in other streams.
    const alone = /place of its borrower|reached no other/;
    expect(books.findings(0, 0).filter(({ what }) => !alone.test(what))).toEqual([]);
  });
});
