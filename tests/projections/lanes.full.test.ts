/** Read models in partitions: the same rows as in one, whoever freezes or changes their number (D0144). */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWaiter } from '../../projections/checkpoint/wait-for.ts';
import { lanesOf, partOf } from '../../projections/lanes.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { rebuildModel } from '../../projections/rebuild.ts';
import { type Runner, type RunnerOptions, startRunner } from '../../projections/runner.ts';
import { startStandingBy } from '../../projections/stand-by.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer } from '../support/event-server.ts';
import { differences, project, query, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const PROJECTOR = join(import.meta.dirname, '..', 'support', 'projector-process.ts');
const databases: ReadModelDatabase[] = [];
let db: ReadModelDatabase;
let log: TestLog;

async function fresh(): Promise<ReadModelDatabase> {
  const database = await readModelDatabase();
  databases.push(database);
  return database;
}

function lives(from: number, to: number): void {
  for (let n = from; n < to; n++) {
    const life = new ALife(log, `life ${n}`, addDays(DAY, n)).issued().paid(tenge(30_000), addDays(DAY, n + 5));
    if (n % 3 === 0) life.paid(tenge(80_000), addDays(DAY, n + 12)).closed(addDays(DAY, n + 12));
    else if (n % 3 === 1) life.fellOverdue();
  }
}

const slowest = async (): Promise<bigint> => {
  const text = `select min(coalesce(c.position, -1)) as position from rm.pointer join rm.checkpoint c using (model, generation)`;
  return (await query<{ position: bigint | null }>(db.pool, text))[0]?.position ?? -1n;
};
const caughtUp = () => until(async () => (await slowest()) === log.position);

/** As one projector without partitions would have written them. */
async function expectTheSameRows(): Promise<void> {
  const clean = await fresh();
  await project(clean.url, log);
  expect(differences(await clean.bytes(), await db.bytes())).toEqual([]);
}

const standing = (partitions: number) =>
  startStandingBy({ url: db.url, source: log, models: READ_MODELS, partitions, everyMs: 20, batchSize: 7 });

const lane = (at: number, of: number, more: Partial<RunnerOptions> = {}): Promise<Runner> => {
  const found = lanesOf(READ_MODELS, of)[at];
  if (!found) throw new Error('no such lane');
  const options = { url: db.url, source: log, models: READ_MODELS, partitions: of, lane: found, batchSize: 7 };
  return startRunner({ ...options, patienceMs: 0, ...more });
};

beforeEach(async () => {
  db = await fresh();
  log = new TestLog();
  lives(0, 9);
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

describe('read models in four partitions', () => {
  test('the rows are those of one partition, and a rebuild beside the live lanes equals them byte for byte', async () => {
    const projectors = await standing(4);
    await caughtUp();
    const used = new Set(log.events.map(({ stream }) => partOf(stream, 4)));
    expect([...used].sort()).toEqual([0, 1, 2, 3]);
    lives(9, 15);
    for (const model of READ_MODELS) {
      const rebuilt = await rebuildModel({ url: db.url, source: log, model, compare: true });
      expect([model.name, rebuilt.differing]).toEqual([model.name, []]);
    }
    lives(15, 18);
    await caughtUp();
    await projectors.stop();
    await expectTheSameRows();
  });

  test('a rebuild while the partitions stand at different events takes each as far as it has come', async () => {
    const whole = await lane(0, 4);
    for (const at of [1, 3]) {
      const one = await lane(at, 4);
      await until(() => one.state().position === log.position);
      await one.stop();
    }
    for (const model of READ_MODELS)
      expect((await rebuildModel({ url: db.url, source: log, model, compare: true })).differing).toEqual([]);
    await whole.stop();
    const projectors = await standing(4);
    await caughtUp();
    await projectors.stop();
    await expectTheSameRows();
  });

  test('a reader waits for the slowest partition', async () => {
    const running = [await lane(0, 4), await lane(1, 4), await lane(2, 4), await lane(3, 4)];
    const waiter = await createWaiter(db.url, 20);
    await until(() => running.every((one) => one.state().position === log.position));
    expect(await waiter.waitFor(log.position, 200, ['loan'])).toBe(false);
    expect(await waiter.waitFor(log.position, 200, ['journal'])).toBe(true);
    const waiting = waiter.waitFor(log.position, 10_000, ['loan']);
    running.push(await lane(4, 4));
    expect(await waiting).toBe(true);
    await waiter.close();
    for (const one of running) await one.stop();
  });
});

describe('another number of partitions', () => {
  test('partitions that stand at different events are brought to one and divided anew, in every direction', async () => {
    const [whole, second] = [await lane(0, 4), await lane(2, 4)];
    await until(() => [whole, second].every((one) => one.state().position === log.position));
    for (const one of [second, whole]) await one.stop();
    for (const partitions of [2, 1, 3]) {
      lives(10 * partitions, 10 * partitions + 2);
      const projectors = await standing(partitions);
      await caughtUp();
      await projectors.stop();
    }
    await expectTheSameRows();
  });

  test('a lane of the number before writes nothing any more', async () => {
    let busy = 0;
    const whole = await lane(0, 4);
    const old = await lane(1, 4, { onBusy: () => (busy += 1) });
    await until(() => old.state().position === log.position);
    await whole.stop();
    const projectors = await standing(2);
    await caughtUp();
    lives(20, 24);
    await until(() => busy > 0);
    await old.stop();
    await caughtUp();
    await projectors.stop();
    await expectTheSameRows();
  });
});

describe('a projector that freezes', () => {
  test('in a transaction it loses lane and transaction to another, and stores nothing when it wakes', async () => {
    const whole = await lane(0, 2);
    let wake: () => void = () => undefined;
    let frozen = 0;
    const beforeCheckpoint = () => {
      frozen += 1;
      return frozen === 1 ? new Promise<void>((go) => (wake = go)) : undefined;
    };
    const lost: string[] = [];
    const first = await lane(1, 2, { leaseMs: 600, failPoint: { beforeCheckpoint }, onBusy: () => lost.push('first') });
    await until(() => frozen === 1);
    let second: Runner | undefined;
    await until(async () => {
      second ??= await lane(1, 2).catch(() => undefined);
      return second?.state().position === log.position;
    });
    wake();
    await until(() => lost.length > 0);
    await first.stop();
    const other = await lane(2, 2);
    await caughtUp();
    for (const one of [whole, other, second]) await one?.stop();
    await expectTheSameRows();
  });

  test('a process stopped by a signal loses its lanes, and is refused by its old token when it goes on', async () => {
    const events = await eventServer();
    const ledger = openLedger({ url: events.url, log: silentLog });
    await log.copyTo(ledger);
    const child = spawn(process.execPath, [PROJECTOR, db.url, events.url, '2', '3000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: { role: string; lane: string }[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => said.push(JSON.parse(line) as (typeof said)[number]));
    const inRole = (role: string) =>
      [...new Map(said.map((one) => [one.lane, one.role])).values()].filter((last) => last === role).length;
    const head = async () => (await ledger.head({ prefixes: LEDGER_PREFIXES })) as bigint;
    await until(async () => inRole('leads') === 3 && (await slowest()) === (await head()));

    child.kill('SIGSTOP');
    const before = log.events.length;
    lives(30, 34);
    const later = new TestLog();
    later.events.push(...log.events.slice(before));
    await later.copyTo(ledger);
    const options = { url: db.url, source: ledger.feed, models: READ_MODELS, partitions: 2, everyMs: 50 };
    const second = await startStandingBy(options);
    await until(async () => (await slowest()) === (await head()));
    child.kill('SIGCONT');
    await until(() => inRole('stands-by') === 3);
    await sleep(300);
    await second.stop();
    child.kill('SIGKILL');
    const tokens = await query<{ token: bigint }>(db.pool, 'select token from rm.lease');
    expect(tokens.every(({ token }) => token >= 2n)).toBe(true);
    for (const model of READ_MODELS)
      expect((await rebuildModel({ url: db.url, source: ledger.feed, model, compare: true })).differing).toEqual([]);
    await ledger.close();
    await events.stop();
  });
});
