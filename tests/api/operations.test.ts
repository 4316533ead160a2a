/** What an administrator sees of the running product, and /readyz and /metrics with it. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { createPool } from '../../projections/postgres.ts';
import { startRunner } from '../../projections/runner.ts';
import { PARTS } from '../../schema/reference/operations.ts';
import { roundName } from '../../schema/reference/round-names.ts';
import { makeMeters } from '../../server/compose/meters.ts';
import { metricsOf } from '../../server/compose/metrics.ts';
import { operationsOf } from '../../server/compose/operations.ts';
import { makePulse } from '../../server/compose/pulse.ts';
import { warnings } from '../../server/compose/readiness.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let reads: pg.Pool;

beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  reads = createPool(world.databaseUrl, 2);
});
afterAll(async () => {
  await reads.end();
  await app.app.close();
  await world.close();
});

const ASK = `{ operations { parts { name ok amount names } queues { workflow } lastClosedDay
  retention { title why days rows nextAt } } }`;
const troubled = async () => {
  const parts = await operationsOf({ ...world, reads }).parts();
  return parts.filter(({ ok }) => !ok).map(({ name }) => name);
};
const warned = async () => {
  const checks = Object.entries(warnings(operationsOf({ ...world, reads })));
  const said = await Promise.all(checks.map(async ([name, check]) => [name, await check().catch(String)]));
  return Object.fromEntries(said.filter(([, reason]) => reason !== undefined));
};

it('who leads, and how far the read models have come, is seen in any process', async () => {
  const runner = await startRunner({ url: world.databaseUrl, source: world.ledger.feed, models: READ_MODELS });
  expect(await troubled()).toEqual(['WORKER']);
  expect(await warned()).toMatchObject({ worker: expect.stringContaining('payouts and messages wait') });
  const workflows = world.startWorkflows();
  await until(async () => (await troubled()).length === 0);
  // One that is frozen keeps its connection and its lock, and renews its lease no more.
  const [asleep, awake] = ["now() - interval '1 second'", "now() + interval '1 minute'"];
  await world.pool.query(`update ops.workflow_term set until = ${asleep}`);
  expect(await troubled()).toEqual(['WORKER']);
  await world.pool.query(`update ops.workflow_term set until = ${awake}`);
  await reads.query(`update rm.lease set until = ${asleep}`);
  expect(await troubled()).toEqual(['PROJECTOR']);
  await runner.stop();
  await writtenLoan(world, await aBorrower(world), [['2026-03-12', (story) => story]]);
  const later = Date.now() + 90_000;
  const real = Date.now;
  Date.now = () => later;
  try {
    expect(await troubled()).toEqual(['PROJECTOR', 'READ_MODELS']);
    expect(await warned()).toMatchObject({
      read_models: expect.stringMatching(/^the read models are (9\d|\d{3}) s behind the log$/),
    });
  } finally {
    Date.now = real;
  }
  const again = await startRunner({ url: world.databaseUrl, source: world.ledger.feed, models: READ_MODELS });
  await until(async () => (await troubled()).length === 0);
  for (let n = 0; n < 3; n++) world.providerTrouble.failed('sms', 'ProviderUnavailable');
  await until(async () => (await troubled()).includes('PROVIDERS'));
  world.providerTrouble.answered('sms');
  await again.stop();
  await workflows.stop();
  await until(async () => (await troubled()).includes('WORKER'));
});

it('a round that stands still is named to whoever runs the product, and not one that another worker goes', async () => {
  const round = (name: string, heldUntil: string) =>
    world.pool.query(
      `insert into ops.round (name, holder, held_until, begun_at)
       values ($1, 1, now() + $2::interval, '2026-11-20T05:00:00Z')`,
      [name, heldUntil],
    );
  await round('card-holds', '-1 minute');
  await round('public-lists', '10 seconds');
  const admin = await app.staff('admin');
  const shown = async () => {
    const { operations } = (await app.graphql(admin, ASK)).body.data;
    return operations.parts.find(({ name }: { name: string }) => name === 'ROUNDS');
  };
  const names = ['возврат сумм, заблокированных на картах'];
  expect(await shown()).toEqual({ name: 'ROUNDS', ok: false, amount: 1, names });
  expect(roundName('card-holds', 'kk')).toBe('карталарда бұғатталған сомаларды қайтару');
  expect((await warned()).rounds).toBe('rounds of the workers stand still: card-holds since 2026-11-20T05:00:00.000Z');
  const { text } = metricsOf(
    { ...world, reads, meters: makeMeters(makePulse()) },
    operationsOf({ ...world, reads }),
    'token',
  );
  expect(await text()).toMatch(/^nesie_round_standing_seconds\{round="card-holds"\} \d+$/m);
  await world.pool.query('delete from ops.round');
  expect(await shown()).toEqual({ name: 'ROUNDS', ok: true, amount: 0, names: [] });
});

it('an administrator reads it in his language, and nobody else may', async () => {
  const { operations } = (await app.graphql(await app.staff('admin'), ASK)).body.data;
  expect(operations.parts.map(({ name }: { name: string }) => name)).toEqual(
    PARTS.filter((name) => name !== 'BANK_FILES' && name !== 'BACKUP'),
  );
  expect(operations.retention).toContainEqual(
    expect.objectContaining({ title: 'Ответы на запросы', days: 7, why: expect.stringContaining('повторить') }),
  );
  for (const token of [null, await app.staff('verifier')])
    expect((await app.graphql(token, ASK)).body.data?.operations).toBeUndefined();
});
