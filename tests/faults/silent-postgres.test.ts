/** A line to Postgres that says nothing more, and a pool whose connections are all taken. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient, openPool, SERVING } from '../../projections/postgres.ts';
import { type Line, lineTo } from '../support/line.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { SLACK } from '../support/size.ts';

let database: TestDatabase;
let far: Line;
const pools: pg.Pool[] = [];

beforeAll(async () => {
  database = await testDatabase();
  far = await lineTo(Number(new URL(database.url).port));
});
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end();
});
afterAll(async () => {
  await far.close();
  await database.drop();
});

function farUrl(): string {
  const url = new URL(database.url);
  url.port = String(far.port);
  return url.href;
}
/** As the product opens it (server/compose/foundation.ts), with less patience. */
function impatient(max: number, connectionTimeoutMillis = 5_000): pg.Pool {
  const pool = openPool({ ...SERVING, connectionString: farUrl(), max, query_timeout: 2_000, connectionTimeoutMillis });
  pools.push(pool);
  return pool;
}
const inTime = async (work: Promise<unknown>): Promise<string> => {
  const began = performance.now();
  const said = await work.then(() => 'done', String);
  expect(performance.now() - began).toBeLessThan(5_000 * SLACK);
  return said;
};

describe('a silent line to Postgres', () => {
  it('statements on a silent line fail in time, the line is left, and the next statement runs on a new one', async () => {
    const pool = impatient(3);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const held = await pool.connect();
    const frozen = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      far.freeze();
      await sql`select 2`.execute(tx);
    });
    expect(await inTime(frozen)).toContain('timeout');
    expect(await inTime(sql`select 3`.execute(db))).toBe('done');
    expect(await inTime(held.query('select 4'))).toContain('timeout');
    held.release();
    expect(await inTime(Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.01)`.execute(db))))).toBe('done');
    expect(pool.totalCount).toBe(3);
  });

  it('the connection that writes the read models is left too', async () => {
    const client = openClient({ ...SERVING, connectionString: farUrl(), pipeline: true, query_timeout: 2_000 });
    const broken = new Promise((resolve) => client.once('error', resolve));
    await client.connect();
    await client.query('select 1');
    far.freeze();
    expect(await inTime(client.query('select 2'))).toContain('timeout');
    await broken;
  });
});

it('who finds no free connection is told in time, and every connection comes back', async () => {
  const pool = impatient(2, 3_000);
  const taken = [await pool.connect(), await pool.connect()];
  const waiting = await Promise.all(Array.from({ length: 20 }, () => inTime(pool.query('select 1'))));
  expect(new Set(waiting)).toEqual(new Set(['Error: timeout exceeded when trying to connect']));
  for (const client of taken) client.release();
  expect(await inTime(Promise.all(Array.from({ length: 20 }, () => pool.query('select 1'))))).toBe('done');
  expect(pool.idleCount).toBe(pool.totalCount);
});

it('one of two transactions that wait for each other is ended with a code, and its connection serves again', async () => {
  const pool = impatient(2);
  await pool.query('create table two (id int primary key, n int); insert into two values (1, 0), (2, 0)');
  const db = new Kysely<{ two: { id: number; n: number } }>({ dialect: new PostgresDialect({ pool }) });
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  const crossing = (order: readonly number[]) =>
    db.transaction().execute(async (tx) => {
      await sql`set local deadlock_timeout = '50ms'`.execute(tx);
      for (const id of order) {
        await tx.updateTable('two').set({ n: id }).where('id', '=', id).execute();
        if (++arrived === 2) resolve();
        await both;
      }
    });
  const ends = await Promise.allSettled([crossing([1, 2]), crossing([2, 1])]);
  const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as { code: string }] : []));
  expect(failed.map(({ code }) => code)).toEqual(['40P01']);
  await Promise.all([crossing([1, 2]), crossing([1, 2])]);
});
