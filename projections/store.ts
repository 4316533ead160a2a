/** Writes in sets: a join with unnest to read, one INSERT per table, COPY for rebuilds. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Entry, Overlay, RowLoader, TableRows } from './rows.ts';
import { arrayText, columnNames, copyLine, list, type Row, type Table } from './table.ts';

/** Limits the memory of one statement; Postgres itself takes arrays of any length. */
const ROWS_A_STATEMENT = 5_000;
const COPY_FROM_ROWS = 200;

export function postgresLoader(client: pg.Client, schema: string): RowLoader {
  const select = async (table: Table, names: readonly string[], rows: readonly Row[]): Promise<Row[]> => {
    const on = names.map((name) => `t."${name}" = k."${name}"`).join(' and ');
    const sql = `select t.* from ${schema}.${table.name} t join ${unnest(table, names)} k(${list(names)}) on ${on}`;
    return (await client.query<Row>(prepared(sql, arrays(table, names, rows)))).rows;
  };
  return {
    byKeys: (table, keys) => select(table, table.key, keys),
    byOwners: (table, owners) => {
      const column = table.owner ?? '';
      const rows = owners.map((owner): Row => ({ [column]: owner }));
      return select(table, [column], rows);
    },
  };
}

/** With `bulk` new rows go through COPY. */
export async function flush(client: pg.Client, schema: string, overlay: Overlay, bulk = false): Promise<void> {
  for (const rows of overlay.tables.values()) await flushTable(client, schema, rows, bulk);
}

async function flushTable(client: pg.Client, schema: string, rows: TableRows, bulk: boolean): Promise<void> {
  const { table, entries } = rows;
  const dirty = [...entries.values()].filter((entry) => entry.dirty);
  const removed = dirty.filter((entry) => entry.row === undefined && entry.stored).map((entry) => entry.key);
  const fresh = present(dirty.filter((entry) => !entry.stored));
  const changed = present(dirty.filter((entry) => entry.stored));
  for (const part of chunks(removed)) await remove(client, schema, table, part);
  const copied = bulk && fresh.length >= COPY_FROM_ROWS;
  if (copied) await copyIn(client, schema, table, fresh);
  for (const part of chunks(copied ? changed : [...fresh, ...changed])) await insert(client, schema, table, part);
}

const present = (entries: readonly Entry[]): Row[] => entries.flatMap((entry) => (entry.row ? [entry.row] : []));

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += ROWS_A_STATEMENT) yield all.slice(at, at + ROWS_A_STATEMENT);
}

async function insert(client: pg.Client, schema: string, table: Table, rows: readonly Row[]): Promise<void> {
  const names = columnNames(table);
  const others = names.filter((name) => !table.key.includes(name));
  const set = others.map((name) => `"${name}" = excluded."${name}"`).join(', ');
  const onConflict = table.appendOnly
    ? ''
    : `on conflict (${list(table.key)}) do ${set ? `update set ${set}` : 'nothing'}`;
  const sql = `insert into ${schema}.${table.name} (${list(names)}) select * from ${unnest(table, names)} ${onConflict}`;
  await client.query(prepared(sql, arrays(table, names, rows)));
}

async function remove(client: pg.Client, schema: string, table: Table, keys: readonly Row[]): Promise<void> {
  const on = table.key.map((name) => `t."${name}" = k."${name}"`).join(' and ');
  const sql = `delete from ${schema}.${table.name} t using ${unnest(table, table.key)} k(${list(table.key)}) where ${on}`;
  await client.query(sql, arrays(table, table.key, keys));
}

async function copyIn(client: pg.Client, schema: string, table: Table, rows: readonly Row[]): Promise<void> {
  const into = client.query(copyFrom(`copy ${schema}.${table.name} (${list(columnNames(table))}) from stdin`));
  await pipeline(Readable.from(copyText(table, rows)), into);
}

/** Few large pieces: one write per row would cost more than the row itself. */
function* copyText(table: Table, rows: readonly Row[]): Generator<Buffer> {
  for (let at = 0; at < rows.length; at += 1_000) {
    let piece = '';
    for (const row of rows.slice(at, at + 1_000)) piece += copyLine(table, row);
    yield Buffer.from(piece);
  }
}

const unnest = (table: Table, names: readonly string[]): string =>
  `unnest(${names.map((name, at) => `$${at + 1}::${table.columns[name]?.sql}[]`).join(', ')})`;

const arrays = (table: Table, names: readonly string[], rows: readonly Row[]): string[] =>
  names.map((name) => arrayText(table, name, rows));

/** Prepared once per connection: a statement for sixty columns takes longer to plan than to run. */
const prepared = (text: string, values: string[]): pg.QueryConfig => ({ name: statementName(text), text, values });

/** Postgres cuts names at 63 bytes, and two statements must not share one. */
const NAMES = new Map<string, string>();
function statementName(text: string): string {
  const known = NAMES.get(text);
  if (known) return known;
  const name = `rm${NAMES.size}`;
  NAMES.set(text, name);
  return name;
}
