/** The files of `tests/corpus/bank-files` with what is true of them, and what the product takes from a file. */
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import { openPool } from '../../projections/postgres.ts';
import { fileBank } from '../../server/adapters/bank-files/bank.ts';
import { overviewOf } from '../../server/adapters/bank-files/overview.ts';
import { readAnswer } from '../../server/adapters/bank-files/read.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { ACCOUNT, exchangeFolder, optionsIn, sealer } from './a-file-bank.ts';
import { type TestDatabase, testDatabase } from './postgres.ts';

const FOLDER = new URL('../corpus/bank-files/', import.meta.url);
const Moved = z.object({ amount: z.string(), day: z.string(), contract: z.string().nullable() });
const Statement = z.object({
  opening: z.string().nullable(),
  closing: z.string().nullable(),
  movements: z.array(Moved),
  proof: z.enum(['PROVEN', 'UNPROVEN', 'CONTRADICTED']),
  odd: z.number().default(0),
  several: z.number().default(0),
});
const Report = z.object({ group: z.string().nullable(), orders: z.record(z.string(), z.string()), odd: z.number() });
export const TRUTH = z
  .record(z.string(), z.union([Statement, Report]))
  .parse(JSON.parse(readFileSync(new URL('truth.json', FOLDER), 'utf8')));
export const FILES = readdirSync(FOLDER).filter((name) => /\.(txt|xml)$/.test(name));
export const statements = Object.entries(TRUTH).flatMap(([name, truth]) =>
  'movements' in truth ? [{ name, truth }] : [],
);
export const reports = Object.entries(TRUTH).flatMap(([name, truth]) => ('orders' in truth ? [{ name, truth }] : []));

export const bytesOf = (name: string) => readFileSync(new URL(name, FOLDER));
export const kindOf = (name: string) => (name.startsWith('1c') ? '1c' : 'camt');
export const read = (name: string, bytes: Uint8Array = bytesOf(name)) =>
  readAnswer(bytes, { account: ACCOUNT, statements: kindOf(name) });

export type Taken = Awaited<ReturnType<ReturnType<typeof exchange>['taken']>>;

/** A bank's folder and a database of its own; before each test nothing was ever read. */
export function exchange() {
  let database: TestDatabase;
  let pool: pg.Pool;
  const folder = exchangeFolder();
  beforeAll(async () => {
    database = await testDatabase();
    pool = openPool({ connectionString: database.url, max: 4 });
    await migrateAdapters(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
    folder.remove();
  });
  const forget = async () => {
    const tables = ['bank_answer', 'bank_entry', 'bank_odd', 'bank_line', 'bank_statement'];
    await pool.query(tables.map((table) => `delete from ops.${table}`).join(';'));
  };
  beforeEach(forget);

  /** What waits to be credited, and how many records of the files so far are counted, wait, or were refused. */
  async function taken(name: string, content: string | Buffer) {
    const bank = fileBank(pool, sealer, optionsIn(folder.root, { statements: kindOf(name) }));
    folder.leave(name, content);
    await bank.files.exchange();
    const came = await bank.files.came();
    const { rows } = await pool.query<{ moved: string }>(
      'select (case when credit then amount else -amount end)::text as moved from ops.bank_entry',
    );
    const { odd, refused } = await overviewOf(pool);
    for (const left of folder.names('in')) folder.leave(left, '');
    return {
      came: came.map(({ amount, operatedAt }) => `${amount} ${operatedAt}`),
      credited: came.reduce((sum, { amount }) => sum + amount, 0n),
      moved: rows.map(({ moved }) => BigInt(moved)),
      odd: odd.length,
      seen: rows.length + odd.length,
      refused: refused.length > 0,
    };
  }
  return { forget, taken };
}
