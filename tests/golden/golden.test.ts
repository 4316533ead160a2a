/** Streams written once and kept: every later version reads, folds and projects them to the same tiyn (README.md). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVENT_TABLE } from '../../schema/events/ledger.ts';
import { recorded } from '../../server/adapters/ledger/decode.ts';
import { verifyChain } from '../../server/adapters/ledger/verify-chain.ts';
import { Invariants } from '../../server/cli/audit-invariants.ts';
import { type LoanRecord, loanAsOf, replayLoan } from '../../server/use-cases/audit/audit.ts';
import { FigureAudit } from '../../server/use-cases/audit/audit-figures.ts';
import { AGREEMENT_PATHS } from './agreement-paths.ts';
import { APPLICATION_PATHS } from './application-paths.ts';
import { LEDGER_PATHS } from './ledger-paths.ts';
import { OFFICE_PATHS } from './office-paths.ts';
import { loanPath, type Path } from './path.ts';
import { PATHS } from './paths.ts';
import { RULE_PATHS } from './rule-paths.ts';
import { outcomeOf, rawEvents, storedForm } from './stored.ts';
import { TWO_PERSON_PATHS } from './two-person-paths.ts';

const FOLDER = import.meta.dirname;
const LOANS = { ...PATHS, ...AGREEMENT_PATHS, ...OFFICE_PATHS, ...APPLICATION_PATHS, ...RULE_PATHS };
const ALL: Readonly<Record<string, () => Path>> = {
  ...Object.fromEntries(Object.entries(LOANS).map(([name, tell]) => [name, () => loanPath(tell())])),
  ...LEDGER_PATHS,
  ...TWO_PERSON_PATHS,
};
const fileOf = (name: string): string => join(FOLDER, `${name}.ndjson`);
const stored = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ndjson'))
    .map((file) => file.slice(0, -'.ndjson'.length));

async function write(name: string, tell: () => Path): Promise<void> {
  const lines = storedForm(name, tell());
  const expected = JSON.stringify({ expected: await outcomeOf(rawEvents(lines)) });
  // wx: an existing file is never overwritten.
  writeFileSync(fileOf(name), `${[...lines, expected].join('\n')}\n`, { flag: 'wx' });
}

describe.runIf(process.env.GOLDEN === 'write')('writing golden streams', () => {
  const missing = Object.entries(ALL).filter(([name]) => !stored().includes(name));
  it.each(missing)('%s', (name, tell) => write(name, tell));
});

const expectedIn = (line: string): object => (JSON.parse(line) as { expected: object }).expected;

describe('golden streams', () => {
  it('there are at least 25, one for each path', () => {
    expect(stored().toSorted()).toEqual(Object.keys(ALL).toSorted());
    expect(stored().length).toBeGreaterThanOrEqual(25);
  });

  it('every event of the log is in one, at every version', () => {
    const held = new Set(stored().flatMap((name) => readFileSync(fileOf(name), 'utf8').split('\n').flatMap(versionIn)));
    const wanted = Object.entries(EVENT_TABLE).flatMap(([type, known]) =>
      Array.from({ length: known?.version ?? 0 }, (_, n) => `${type} v${n + 1}`),
    );
    expect(wanted.filter((one) => !held.has(one))).toEqual([]);
  });

  it.each(stored())('%s', async (name) => {
    const lines = readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
    const expected = expectedIn(lines.pop() ?? '');
    const raw = rawEvents(lines);
    expect(await verifyChain(raw[0]?.stream ?? '', raw)).toBeUndefined();
    // A later version may add fields but not change them.
    expect(await outcomeOf(raw)).toMatchObject(expected);
    const books = new Invariants();
    const figures = new FigureAudit();
    for (const event of raw.map(recorded)) {
      books.take(event);
      if (event.stream.startsWith('loan-')) figures.take(event as LoanRecord);
    }
    expect(figures.findings).toEqual([]);
    if (raw[0]?.stream.startsWith('loan-')) replayOwesWhatAsOfDoes(raw.map(recorded) as LoanRecord[]);
    // A single stream: the slot and the other half of a transfer are in other streams.
    const alone = /place of its borrower|never written|reached no other/;
    expect(books.findings(0, 0).filter(({ what }) => !alone.test(what))).toEqual([]);
  });
});

/** After each event of the running table, to the tiyn. */
function replayOwesWhatAsOfDoes(records: readonly LoanRecord[]): void {
  for (const { revision, type, accrued } of replayLoan(records)) {
    const seen = accrued && loanAsOf(records, { date: accrued.on, revision: BigInt(revision) });
    if (!seen) throw new Error(`nothing as of ${type}, revision ${revision}`);
    const { interest, penalty } = seen.quote ?? seen.balances;
    expect({ type, revision, ...accrued }).toEqual({ type, revision, on: seen.on, interest, penalty });
  }
}

function versionIn(line: string): string[] {
  if (!line.startsWith('{"stream"')) return [];
  const { type, metadata } = JSON.parse(line) as { type: string; metadata: { version: number } };
  return [`${type} v${metadata.version}`];
}
