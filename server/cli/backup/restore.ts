/** Loads a checked backup into an empty database and an empty log. Read models follow at the next start. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createClient, openPool } from '../../../projections/postgres.ts';
import { CREATE_LOG } from '../../adapters/ledger/embedded/storage.ts';
import { migrateAdapters } from '../../adapters/migrate.ts';
import { migratePeople, peopleDatabase } from '../../people/database.ts';
import { migrationsOf } from './kept-tables.ts';
import { headOf, type Part, partsOf } from './read.ts';
import { Damaged, type Head, LOG_TABLE } from './script.ts';
import { linesOf } from './sealed-file.ts';

export type Target = {
  databaseUrl: string;
  /** Of the embedded event server, which must not run. */
  eventsDatabaseUrl: string;
};

/**
 * Counters whose numbers went out after the backup. A processor compares the last six digits of an invoice, which are
 * counted: they go on behind more calls than the lost time can have had (R966).
 */
const PAST_THE_LOST: Readonly<Record<string, bigint>> = { 'ops.processor_number': 50_000n };

/** Returns the number of rows. @throws Damaged | Error with a sentence for the person at the terminal */
export async function restore(file: string, identities: readonly string[], to: Target): Promise<number> {
  const parts = partsOf(linesOf(file, identities));
  const head = await headOf(parts);
  const [tables, log] = [createClient(to.databaseUrl), createClient(to.eventsDatabaseUrl)];
  await Promise.all([tables.connect(), log.connect()]);
  try {
    await log.query(CREATE_LOG);
    await requireEmpty(log, LOG_TABLE);
    await migrate(to.databaseUrl, head);
    await requireEmpty(tables, 'people.account');
    for (const client of [tables, log]) await client.query('begin');
    const rows = await load(parts, { tables, log });
    for (const client of [log, tables]) await client.query('commit');
    await migrate(to.databaseUrl);
    return rows;
  } finally {
    await Promise.all([tables.end(), log.end()]);
  }
}

async function load(
  parts: AsyncGenerator<Part>,
  { tables, log }: Record<'tables' | 'log', pg.Client>,
): Promise<number> {
  let rows = 0;
  for await (const part of parts) {
    if (part.is === 'table') {
      rows += await copyRows(part.name === LOG_TABLE ? log : tables, part.copy, part.rows);
    } else if (part.is === 'counter') {
      // Some counters are made at their first use.
      await tables.query(`create sequence if not exists ${part.name}`);
      const last = BigInt(part.last) + (PAST_THE_LOST[part.name] ?? 0n);
      await tables.query('select setval($1::regclass, $2::int8, true)', [part.name, `${last}`]);
    }
  }
  return rows;
}

/** @param rows without the end of the line */
export async function copyRows(client: pg.Client, command: string, rows: AsyncIterable<string>): Promise<number> {
  const copy = client.query(copyFrom(command));
  await pipeline(Readable.from(gathered(rows), { objectMode: false }), copy);
  return copy.rowCount;
}

const BLOCK = 65_536;

/** Few large pieces: a piece for each row costs more than the row. */
async function* gathered(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let block = '';
  for await (const row of rows) {
    block += `${row}\n`;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  if (block) yield block;
}

export async function requireEmpty(client: pg.Client, table: string): Promise<void> {
  const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
  if (rowCount) {
    throw new Error(`${table} has rows already: restore into an empty DATA_DIR (or an empty DATABASE_URL) instead.`);
  }
}

/** To where the backup stood, or, without one, to this release. @throws Error if the backup is of a newer release */
async function migrate(databaseUrl: string, head?: Head): Promise<void> {
  const pool = openPool({ connectionString: databaseUrl, max: 2 });
  const people = peopleDatabase(pool);
  const at = (schema: string) => (head ? lastOf(head, schema) : undefined);
  try {
    await migratePeople(people, at('people'));
    await migrateAdapters(pool, at('ops'));
  } catch (error) {
    if (!/not found/.test(String(error))) throw error;
    throw new Error('The backup was made by a newer release: restore it with that one.', { cause: error });
  } finally {
    await people.destroy();
  }
  if (head) await requireSameMigrations(databaseUrl, head);
}

function lastOf(head: Head, schema: string): string {
  const last = head.migrations[schema]?.at(-1);
  if (last === undefined) throw new Damaged(`it does not say how far ${schema} was migrated`);
  return last;
}

async function requireSameMigrations(databaseUrl: string, head: Head): Promise<void> {
  const client = createClient(databaseUrl);
  await client.connect();
  try {
    const here = await migrationsOf(client);
    if (JSON.stringify(here) !== JSON.stringify(head.migrations))
      throw new Error('The database has tables of another release: restore into an empty DATA_DIR or DATABASE_URL.');
  } finally {
    await client.end();
  }
}
