/**
 * Postgres ends a connection that is held between two statements. Without a listener the error would end this process.
 */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, openPool } from '../../projections/postgres.ts';
import { Storage } from '../../server/adapters/ledger/embedded/storage.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
let killer: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  killer = openClient({ connectionString: database.url });
  await killer.connect();
});
afterAll(async () => {
  await killer.end();
  await database.drop();
});

async function endOthers(): Promise<void> {
  const others = 'datname = current_database() and pid <> pg_backend_pid()';
  await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  await until(async () => (await killer.query(`select 1 from pg_stat_activity where ${others}`)).rowCount === 0);
}

it('a broken connection is reported and fails its next statement, and the pool opens another', async () => {
  const broken: Error[] = [];
  const pool = openPool({ connectionString: database.url, max: 1 }, (error) => broken.push(error));
  const client = await pool.connect();
  await endOthers();
  // A statement that is sent before the news has come gets it as its answer.
  await expect.poll(() => broken.length).toBeGreaterThan(0);
  await expect(client.query('select 1')).rejects.toThrow();
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('a broken connection that Kysely holds for a transaction does so too', async () => {
  const pool = openPool({ connectionString: database.url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const work = db.transaction().execute(async (trx) => {
    await endOthers();
    await sql`select 1`.execute(trx);
  });
  await expect(work).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

it('broken connections of the event log do so too, reading and writing', async () => {
  const storage = new Storage({ databaseUrl: database.url });
  await storage.openWriter(1_000);
  await Promise.all([storage.allPage(0, 1, false), storage.allPage(0, 1, false)]);
  await endOthers();
  await expect(storage.insert([])).rejects.toThrow();
  expect(await storage.allPage(0, 1, false)).toEqual([]);
  await storage.close();
});
