/**
 * A row of the model `loan` is rebuilt only when the model's version goes up. So what the golden streams give must stay
 * the same within one version; GOLDEN=write keeps the rows of a new version, or of a new stream.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loanModel, rowsAfter } from '../../projections/loan/project.ts';
import type { LoanRecord } from '../../projections/projection.ts';
import { recorded } from '../../server/adapters/ledger/decode.ts';
import { rawEvents } from './stored.ts';

const FOLDER = import.meta.dirname;
const KEPT = join(FOLDER, 'loan-rows.json');
type Kept = { version: number; rows: Readonly<Record<string, string>> };

const isLoan = (record: ReturnType<typeof recorded>): record is LoanRecord => record.stream.startsWith('loan-');
const text = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));

/** The rows after each event, packed as they are stored. */
function hashOf(events: readonly LoanRecord[]): string {
  const hash = createHash('sha256');
  for (const at of events.keys()) {
    const { loan, payments } = rowsAfter(undefined, events.slice(0, at + 1));
    const packed = payments.map((row) => ({ ...row, payment: String(row.payment) }));
    hash.update(text([{ ...loan, state: String(loan.state) }, packed]));
  }
  return hash.digest('hex').slice(0, 16);
}

function rowsNow(): Kept['rows'] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ndjson'));
  const hashes = files.sort().map((file) => {
    const lines = readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n').slice(0, -1);
    const events = rawEvents(lines).map(recorded).filter(isLoan);
    return [file.slice(0, -'.ndjson'.length), events.length > 0 ? hashOf(events) : ''] as const;
  });
  return Object.fromEntries(hashes.filter(([, hash]) => hash !== ''));
}

it('what is stored of a loan changes only with the version of its model', () => {
  const { version, rows } = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;
  const now: Kept = { version: loanModel.version, rows: rowsNow() };
  if (version === now.version)
    expect(now.rows, 'raise the version of the model, then keep its rows with GOLDEN=write').toMatchObject(rows);
  if (process.env.GOLDEN === 'write') writeFileSync(KEPT, `${JSON.stringify(now, null, 2)}\n`);
  else expect(now, 'keep the rows of this version with GOLDEN=write').toEqual({ version, rows });
});
