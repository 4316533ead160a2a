/** Files of each public dialect credit what their own balances say, also in copies with one thing changed. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openPool } from '../../projections/postgres.ts';
import { contractNumbersIn } from '../../schema/values/contract-number.ts';
import { least, most, printTenge, tiyn, tiynOf, ZERO } from '../../schema/values/money.ts';
import { proofOf } from '../../server/adapters/bank-files/answer.ts';
import { fileBank } from '../../server/adapters/bank-files/bank.ts';
import { decode } from '../../server/adapters/bank-files/one-c.ts';
import { overviewOf } from '../../server/adapters/bank-files/overview.ts';
import { readAnswer } from '../../server/adapters/bank-files/read.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { ACCOUNT, exchangeFolder, optionsIn, sealer } from '../support/a-file-bank.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';

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
const TRUTH = z
  .record(z.string(), z.union([Statement, Report]))
  .parse(JSON.parse(readFileSync(new URL('truth.json', FOLDER), 'utf8')));
const statements = Object.entries(TRUTH).flatMap(([name, truth]) => ('movements' in truth ? [{ name, truth }] : []));
const reports = Object.entries(TRUTH).flatMap(([name, truth]) => ('orders' in truth ? [{ name, truth }] : []));

const bytesOf = (name: string) => readFileSync(new URL(name, FOLDER));
const kindOf = (name: string) => (name.startsWith('1c') ? '1c' : 'camt');
const read = (name: string) => readAnswer(bytesOf(name), { account: ACCOUNT, statements: kindOf(name) });
const tenge = (amount: bigint) => printTenge(tiyn(amount));

it('says of each file what is true of it', () => {
  const files = readdirSync(FOLDER).filter((name) => /\.(txt|xml)$/.test(name));
  expect(Object.keys(TRUTH).toSorted()).toEqual(files.toSorted());
});

it.each(statements)('$name is read whole', ({ name, truth }) => {
  const answer = read(name);
  if (answer.kind === 'pain.002') throw new Error(answer.kind);
  const { entries, odd, balances } = answer;
  expect(
    entries.map(({ credit, amount, operatedOn, purpose }) => ({
      amount: tenge(credit ? amount : -amount),
      day: operatedOn,
      contract: contractNumbersIn(purpose)[0] ?? null,
    })),
  ).toEqual(truth.movements);
  expect([balances && tenge(balances.opening), balances && tenge(balances.closing)]).toEqual([
    truth.opening,
    truth.closing,
  ]);
  expect([odd.length, entries.filter(({ several }) => several).length]).toEqual([truth.odd, truth.several]);
  expect(proofOf(answer)).toBe(truth.proof);
});

it.each(reports)('$name is read whole', ({ name, truth }) => {
  const answer = read(name);
  if (answer.kind !== 'pain.002') throw new Error(answer.kind);
  const { group, orders, odd } = answer.report;
  expect(group?.state ?? null).toBe(truth.group);
  expect(Object.fromEntries(orders.map(({ reference, state }) => [reference, state]))).toEqual(truth.orders);
  expect(odd).toHaveLength(truth.odd);
});

describe('what a file credits by itself', () => {
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
    for (const table of ['bank_answer', 'bank_entry', 'bank_odd', 'bank_line', 'bank_statement'])
      await pool.query(`delete from ops.${table}`);
  };
  beforeEach(forget);

  /** Its credits, and how many records of it are counted, wait for a person, or refused it. */
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
      credited: came.reduce((sum, { amount }) => sum + amount, 0n),
      moved: rows.map(({ moved }) => BigInt(moved)),
      odd: odd.length,
      seen: rows.length + odd.length,
      refused: refused.length > 0,
    };
  }

  it.each(statements)('$name: its proven credits, and nothing else', async ({ name, truth }) => {
    const { credited, seen } = await taken(name, bytesOf(name));
    const credits = truth.proof === 'PROVEN' && truth.several === 0 ? truth.movements : [];
    const sum = credits.reduce((all, { amount }) => all + most(ZERO, tiynOf(amount)), 0n);
    expect(tenge(credited)).toBe(tenge(sum));
    expect(seen).toBe(truth.movements.length + truth.odd + (truth.proof === 'CONTRADICTED' ? 1 : 0));
  });

  /** Read apart from the product: the first of each that stands outside of the documents. */
  function balancesSaid(text: string): readonly [opening: bigint, closing: bigint] | undefined {
    const sumOf = (found: string | undefined) => {
      const plain = found
        ?.trim()
        .replace(/\s/g, '')
        .replace(/,(?=\d{3}\.)/, '')
        .replace(',', '.')
        .replace(/0+$/, '0');
      const [units = '', fraction = ''] = (plain ?? '').split('.');
      return /^\d+$/.test(units) ? BigInt(units) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2)) : undefined;
    };
    const head = text.split(/^(?:СекцияДокумент|КонецРасчСчет)/im)[0];
    const outside = head + (text.split(/^КонецДокумента/im).at(-1) ?? '');
    const amount = (code: string) =>
      new RegExp(`<(?:ns2:)?Cd>${code}<(?:(?!</(?:ns2:)?Bal>)[\\s\\S])*?<(?:ns2:)?Amt[^>]*>([^<]*)<`).exec(text)?.[1];
    const opening = sumOf(/НачальныйОстаток=(.*)/.exec(outside)?.[1] ?? amount('OPBD') ?? amount('PRCD'));
    const closing = sumOf(/КонечныйОстаток=(.*)/.exec(outside)?.[1] ?? amount('CLBD') ?? amount('ITBD'));
    return opening === undefined || closing === undefined ? undefined : [opening, closing];
  }

  type Change = { kind: 'DIGIT' | 'DROP' | 'TWICE'; at: number; digit: number };
  const change = fc.record<Change>({
    kind: fc.constantFrom('DIGIT', 'DROP', 'TWICE'),
    at: fc.nat(10_000),
    digit: fc.nat(9),
  });
  function changed(text: string, { kind, at, digit }: Change): string {
    if (kind === 'DIGIT') {
      const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
      const place = places[at % places.length] ?? 0;
      return `${text.slice(0, place)}${digit}${text.slice(place + 1)}`;
    }
    const lines = text.split('\n');
    const place = at % lines.length;
    return lines.toSpliced(place, 1, ...(kind === 'DROP' ? [] : [lines[place] ?? '', lines[place] ?? ''])).join('\n');
  }

  type Taken = Awaited<ReturnType<typeof taken>>;
  function expectSound(copy: string, { credited, moved, odd, seen, refused }: Taken, debits: bigint): void {
    const said = balancesSaid(copy);
    const sum = moved.reduce((all, one) => all + one, 0n);
    // What an odd record moved stands in the file alone.
    if (odd > 0) expect(credited).toBeLessThanOrEqual(said ? said[1] - said[0] + debits : 0n);
    else if (said && !refused) expect(sum).toBe(said[1] - said[0]);
    else expect(credited).toBe(0n);
    // Nothing is lost in silence: the file is refused, or each record that moved money is seen.
    const records = copy.match(/<(?:ns2:)?Ntry>/g) ?? [];
    const silent = copy.match(/FUTR|PDNG|>0\.00</g) ?? [];
    if (!refused) expect(seen).toBeGreaterThanOrEqual(records.length - silent.length);
  }

  it('is never more than its balances say, whatever digit or line of it is another', async () => {
    const texts = statements.map(({ name, truth }) => ({
      name,
      text: decode(bytesOf(name)).replace(/^\uFEFF/, ''),
      debits: truth.movements.reduce((sum, { amount }) => sum - least(ZERO, tiynOf(amount)), 0n),
    }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), change, async ({ name, text, debits }, how) => {
        await forget();
        const copy = changed(text, how);
        expectSound(copy, await taken(name, copy), debits);
      }),
      { numRuns: 40 },
    );
  });
});
