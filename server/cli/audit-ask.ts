/** What is asked for at the terminal, read and checked. @throws Error with a sentence for the person there */
import { Kysely, PostgresDialect } from 'kysely';
import { loanReads } from '../../projections/loan/read.ts';
import { createPool, openPool } from '../../projections/postgres.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { lookUpsOf } from '../../schema/reference/look-up.ts';
import { type Instant, instant, type LocalDate, parseLocalDate } from '../../schema/values/local-date.ts';
import { makeSandboxClock } from '../adapters/clock/sandbox.ts';
import { systemClock } from '../adapters/clock/system.ts';
import type { SandboxTables } from '../adapters/sandbox-kit/tables.ts';
import { notYetKnown } from '../api/not-after.ts';
import type { AsOf } from '../use-cases/audit/audit.ts';

type Options = { date?: string; from?: string; revision?: string; 'known-at'?: string };

/** A demo may have moved its clock. */
export async function todayAt(databaseUrl: string): Promise<LocalDate> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    const { rows } = await pool.query<{ there: boolean }>("select to_regclass('sandbox.clock') is not null as there");
    const db = new Kysely<SandboxTables>({ dialect: new PostgresDialect({ pool }) });
    return await (rows[0]?.there ? makeSandboxClock(db) : systemClock).today();
  } finally {
    await pool.end();
  }
}

export async function dayOf(
  name: string,
  typed: string | undefined,
  databaseUrl: string,
): Promise<LocalDate | undefined> {
  if (typed === undefined) return undefined;
  const day = parseLocalDate(typed);
  if (!day) throw new Error(`not a date: ${typed}`);
  const today = await todayAt(databaseUrl);
  if (day > today)
    throw new Error(`--${name} ${day} has not come yet: today is ${today}, and nobody knows its figures.`);
  return day;
}

/** By the real clock, as in GraphQL: events are recorded by it, also where a demo has moved its day. */
export function knownAtOf(typed: string | undefined): Instant | undefined {
  if (typed === undefined) return undefined;
  const known = new Date(typed);
  if (Number.isNaN(known.getTime())) throw new Error(`not an instant: ${typed}`);
  const [knownAt, now] = [instant(known), instant(new Date())];
  if (notYetKnown(now, knownAt)) throw new Error(`--known-at ${typed} has not come yet: it is ${now}.`);
  return knownAt;
}

export async function asOfAsked({ date, revision, 'known-at': typed }: Options, databaseUrl: string): Promise<AsOf> {
  if (revision !== undefined && typed !== undefined) throw new Error('Give --revision or --known-at, not both.');
  if (revision !== undefined && !/^\d{1,18}$/.test(revision)) throw new Error(`not a revision: ${revision}`);
  const [day, knownAt] = [await dayOf('date', date, databaseUrl), knownAtOf(typed)];
  return {
    ...(day ? { date: day } : {}),
    ...(revision === undefined ? {} : { revision: BigInt(revision) }),
    ...(knownAt ? { knownAt } : {}),
  };
}

/** The name of a stream, or the number of a contract. */
export async function streamCalled(typed: string, databaseUrl: string): Promise<string> {
  const [one] = lookUpsOf(typed);
  if (one?.kind !== 'CONTRACT') return typed;
  const reads = createPool(databaseUrl, 1);
  try {
    const { rows } = await loanReads(reads).loans({ offerNumber: one.value }, { first: 1 });
    const [row] = rows;
    if (!row) throw new Error(`There is no contract ${one.value}.`);
    return loanStream(row.loan_id);
  } finally {
    await reads.end();
  }
}

/** Account id -> staff number; nobody, where the accounts are older than the numbers. */
export async function staffNumbersAt(databaseUrl: string): Promise<ReadonlyMap<string, number>> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    const there = await pool.query(
      "select 1 from information_schema.columns where table_schema = 'people' and column_name = 'staff_number'",
    );
    if (there.rowCount === 0) return new Map();
    const { rows } = await pool.query<{ id: string; staff_number: number }>(
      'select id, staff_number from people.account where staff_number is not null',
    );
    return new Map(rows.map((row) => [row.id, row.staff_number]));
  } finally {
    await pool.end();
  }
}
