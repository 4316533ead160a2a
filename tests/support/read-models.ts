/** A database with read models for one test file, with queries. */
import type pg from 'pg';
import { differingTables, generationBytes } from '../../projections/bytes.ts';
import { modelStatuses } from '../../projections/checkpoint/as-of.ts';
import { liveGenerations, ownOf } from '../../projections/generations.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient, createPool } from '../../projections/postgres.ts';
import type { ReadModel } from '../../projections/projection.ts';
import { type StandByOptions, startStandingBy } from '../../projections/stand-by.ts';
import type { TestLog } from './a-log.ts';
import { testDatabase } from './postgres.ts';
import { until } from './until.ts';

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

export async function project(url: string, log: TestLog, options: Partial<StandByOptions> = {}): Promise<void> {
  const models = options.models ?? READ_MODELS;
  const projector = await startStandingBy({ url, source: log, ...options, models, everyMs: 20 });
  const pool = createPool(url, 1);
  try {
    await until(() => hasReached(pool, models, log.position));
  } finally {
    await projector.stop();
    await pool.end();
  }
}

/** Each in the version of `models`, or stopped at an event that it cannot take. */
export async function hasReached(pool: pg.Pool, models: readonly ReadModel[], position: bigint): Promise<boolean> {
  const live = new Map((await modelStatuses(pool)).map((one) => [one.model, one]));
  return models.every((model) => {
    const one = ownOf(live, model);
    return one !== undefined && (one.halted !== null || (one.position ?? -1n) >= position);
  });
}

export async function query<T extends pg.QueryResultRow>(
  pool: pg.Pool,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  return (await pool.query<T>(sql, [...values])).rows;
}
