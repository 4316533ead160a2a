/** A set-based write stores any text unchanged, and a statement and COPY agree. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPipeline, createWriter } from '../../projections/postgres.ts';
import { Overlay } from '../../projections/rows.ts';
import { flush, postgresLoader } from '../../projections/store.ts';
import { createTableSql, date, defineTable, int8, nullable, text, uuid } from '../../projections/table.ts';
import { type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

const NOTE = defineTable({
  name: 'note',
  columns: { id: uuid(), said: nullable(text()), on: nullable(date()), sum: nullable(int8()) },
  key: ['id'],
});
type Note = { id: string; said: string | null; on: LocalDate | null; sum: bigint | null };

const SAID = [
  '',
  'NULL',
  'null',
  '{}',
  'a,b',
  '"',
  '\\',
  '\\"',
  "it's",
  ' ',
  '\n\t\r',
  'Ақша, теңге',
  '\\N',
  '{"a":1}',
];
const notes = (): Note[] => [
  ...SAID.map((said) => ({ id: randomUUID(), said, on: localDate('2026-02-28'), sum: -1n })),
  { id: randomUUID(), said: null, on: null, sum: null },
];

let db: ReadModelDatabase;
let clients: pg.Client[];
beforeEach(async () => {
  db = await readModelDatabase();
  clients = [createPipeline(db.url), createWriter(db.url)];
  for (const client of clients) await client.connect();
  await clients[0]?.query(`create schema scratch; ${createTableSql('scratch', NOTE)}`);
});
afterEach(async () => {
  for (const client of clients) await client.end();
  await db.drop();
});

async function write(client: pg.Client, rows: readonly Note[], bulk: boolean): Promise<void> {
  const overlay = new Overlay(postgresLoader(client, 'scratch'));
  for (const row of rows) overlay.put(NOTE, row);
  await flush(client, 'scratch', overlay, bulk);
}

async function read(client: pg.Client, rows: readonly Note[]): Promise<(Note | undefined)[]> {
  const overlay = new Overlay(postgresLoader(client, 'scratch'));
  await overlay.load(NOTE, rows);
  return rows.map((row) => overlay.get(NOTE, { id: row.id }));
}

test.each([
  ['the pipeline', 0, false],
  ['a statement', 1, false],
  ['COPY', 1, true],
] as const)('by %s', async (_, which, bulk) => {
  const client = clients[which] as pg.Client;
  // COPY begins at 200 rows.
  const rows = Array.from({ length: bulk ? 20 : 1 }, notes).flat();
  await write(client, rows, bulk);
  expect(await read(client, rows)).toEqual(rows);
  const changed = rows.map((row) => ({ ...row, said: row.said === null ? 'now' : null }));
  await write(client, changed, false);
  expect(await read(client, changed)).toEqual(changed);
});
