/** The figures of /metrics: lag, who leads each lane, locks, the disk, the last backup, a Postgres that is silent. */
import { statfsSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient, createPool } from '../../projections/postgres.ts';
import { startRunner } from '../../projections/runner.ts';
import { noteBackup } from '../../server/adapters/backup-note.ts';
import { makeMeters } from '../../server/compose/meters.ts';
import { metricsOf } from '../../server/compose/metrics.ts';
import { operationsOf } from '../../server/compose/operations.ts';
import { makePulse } from '../../server/compose/pulse.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let reads: pg.Pool;

beforeAll(async () => {
  world = await lendingWorld();
  reads = createPool(world.databaseUrl, 2);
});
afterAll(async () => {
  await reads.end();
  await world.close();
});

/** Every figure with its labels, as Prometheus would read it. */
async function figures(of: Partial<LendingWorld> & { reads?: pg.Pool } = {}): Promise<Map<string, number>> {
  const base = { ...world, reads, meters: makeMeters(makePulse()), ...of };
  const text = await metricsOf(base, operationsOf(base), 'a token of twenty-four or more').text();
  return new Map([...text.matchAll(/^(nesie_.+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]));
}
const figure = async (name: string, of: Parameters<typeof figures>[0] = {}) => (await figures(of)).get(name);

const lane = (name: string) => `nesie_leader{part="projector",lane="${name}"}`;

it('each lane and the worker have a leader, or not', async () => {
  const parted = { config: { ...world.config, projectorPartitions: 2 } };
  const runner = await startRunner({
    url: world.databaseUrl,
    source: world.ledger.feed,
    models: READ_MODELS,
    partitions: 2,
  });
  let seen = await figures(parted);
  expect(['whole', '1 of 2', '2 of 2'].map((name) => seen.get(lane(name)))).toEqual([1, 0, 0]);
  expect(seen.get('nesie_leader{part="worker"}')).toBe(0);
  expect(seen.get('nesie_part_trouble{part="projector"}')).toBe(1);
  const workflows = world.startWorkflows();
  await until(async () => (await figure('nesie_leader{part="worker"}')) === 1);
  seen = await figures();
  expect([seen.get(lane('whole')), seen.get('nesie_part_trouble{part="projector"}')]).toEqual([1, 0]);
  await runner.stop();
  expect(await figure(lane('whole'))).toBe(0);
  await workflows.stop();
});

it('the lag is the age of what no read model has seen', async () => {
  const runner = await startRunner({ url: world.databaseUrl, source: world.ledger.feed, models: READ_MODELS });
  await until(async () => (await figure('nesie_read_models_lag_seconds')) === 0);
  await runner.stop();
  const real = Date.now;
  const before = real();
  await writtenLoan(world, await aBorrower(world), [['2026-03-12', (story) => story]]);
  const tookMs = real() - before;
  Date.now = () => before + tookMs + 90_000;
  try {
    const lag = await figure('nesie_read_models_lag_seconds');
    expect(lag).toBeGreaterThan(89);
    expect(lag).toBeLessThan(91 + tookMs / 1_000);
  } finally {
    Date.now = real;
  }
});

it('a statement that waits for a lock is counted', async () => {
  expect(await figure('nesie_locks_waited_for')).toBe(0);
  const [holder, waiter] = [createClient(world.databaseUrl), createClient(world.databaseUrl)];
  await Promise.all([holder.connect(), waiter.connect()]);
  await holder.query('begin; lock table ops.standing in share mode');
  const waiting = waiter.query('begin; lock table ops.standing in exclusive mode');
  await until(async () => (await figure('nesie_locks_waited_for')) === 1);
  await holder.query('commit');
  await waiting;
  await Promise.all([holder.end(), waiter.end()]);
});

it('the disk is that of the data folder', async () => {
  const { bavail, bsize } = statfsSync('/');
  const here = { config: { ...world.config, dataDir: '/' } };
  const free = (await figure('nesie_disk_free_megabytes', here)) ?? 0;
  expect(Math.abs(free - (bavail * bsize) / 1_048_576)).toBeLessThan(2_000);
});

it('in production a backup that was never made, or not of late, needs a person', async () => {
  const production = { config: { ...world.config, env: 'production' as const } };
  const trouble = 'nesie_part_trouble{part="backup"}';
  expect(await figure(trouble)).toBeUndefined();
  let seen = await figures(production);
  expect([seen.get('nesie_last_backup_seconds'), seen.get(trouble)]).toEqual([Number.NaN, 1]);
  const client = createClient(world.databaseUrl);
  await client.connect();
  const [old, fresh] = [new Date(Date.now() - 40 * 3_600_000), new Date(Date.now() - 3_600_000)];
  await noteBackup(client, old);
  expect(await figure(trouble, production)).toBe(1);
  for (const at of [fresh, old]) await noteBackup(client, at);
  seen = await figures(production);
  expect(seen.get('nesie_last_backup_seconds')).toBeCloseTo(fresh.getTime() / 1_000, 2);
  expect(seen.get(trouble)).toBe(0);
  await client.end();
});

it('a Postgres that refuses is told, and every part that cannot be looked at is in trouble', async () => {
  expect(await figure('nesie_postgres_answers')).toBe(1);
  const dead = createPool('postgres://nesie@127.0.0.1:1/nesie', 1);
  const seen = await figures({ pool: dead, reads: dead });
  expect(seen.get('nesie_postgres_answers')).toBe(0);
  expect([...seen.keys()].filter((name) => name.startsWith('nesie_leader'))).toEqual([]);
  expect(seen.get('nesie_read_models_lag_seconds')).toBeNaN();
  for (const part of ['projector', 'worker', 'read_models', 'queue', 'statements'])
    expect(seen.get(`nesie_part_trouble{part="${part}"}`), part).toBe(1);
  await dead.end();
});
