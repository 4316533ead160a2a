/** A database with read models for one test file, with queries. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { differingTables, generationBytes } from '../../projections/bytes.ts';
import { liveGenerations } from '../../projections/generations.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient, createPool } from '../../projections/postgres.ts';
import type { ReadModel } from '../../projections/projection.ts';
import { type Runner, type RunnerOptions, startRunner } from '../../projections/runner.ts';
import type { TestLog } from './a-log.ts';
import { testDatabase } from './postgres.ts';

export type ReadModelDatabase = {
  url: string;
  pool: pg.Pool;
  /** Table -> hash of its bytes in key order, of all current models. */
  bytes(models?: readonly ReadModel[]): Promise<Map<string, string>>;
  drop(): Promise<void>;
};

export async function readModelDatabase(): Promise<ReadModelDatabase> {
  const database = await testDatabase();
  const pool = createPool(database.url, 4);
  return {
    url: database.url,
    pool,
    bytes: (models = READ_MODELS) => bytesOf(database.url, models),
    drop: async () => {
      await pool.end();
      await database.drop();
    },
  };
}

async function bytesOf(url: string, models: readonly ReadModel[]): Promise<Map<string, string>> {
  const client = createClient(url);
  await client.connect();
  try {
    const live = await liveGenerations(client);
    const all = new Map<string, string>();
    for (const model of models) {
      const bytes = await generationBytes(client, model, live.get(model.name)?.generation ?? 0);
      for (const [table, hash] of bytes) all.set(table, hash);
    }
    return all;
  } finally {
    await client.end();
  }
}

export const differences = differingTables;

export async function project(url: string, log: TestLog, options: Partial<RunnerOptions> = {}): Promise<void> {
  const runner = await startRunner({ url, source: log, models: READ_MODELS, ...options });
  try {
    await until(() => reached(runner, log.position), 60_000);
  } finally {
    await runner.stop();
  }
}

const reached = (runner: Runner, position: bigint): boolean => {
  const at = runner.state().position;
  return at === 'start' ? position < 0n : at >= position;
};

export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 10_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await sleep(10);
  }
}

export async function query<T extends pg.QueryResultRow>(
  pool: pg.Pool,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  return (await pool.query<T>(sql, [...values])).rows;
}
