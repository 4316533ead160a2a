/** Two releases that keep one read model in different versions, on one database (D0209). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bonusReads } from '../../projections/bonus/read.ts';
import { modelStatuses } from '../../projections/checkpoint/as-of.ts';
import { type Left, leftOf } from '../../projections/generations.ts';
import { lanesOf } from '../../projections/lanes.ts';
import { loanReads } from '../../projections/loan/read.ts';
import { READ_MODELS } from '../../projections/models.ts';
import type { EventSource, ReadModel } from '../../projections/projection.ts';
import type { Raising } from '../../projections/raise.ts';
import { NewerVersion, rebuildModel } from '../../projections/rebuild.ts';
import { type Runner, startRunner } from '../../projections/runner.ts';
import { startStandingBy } from '../../projections/stand-by.ts';
import { bonusStream } from '../../schema/events/streams.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { projections } from '../../server/cli/projections-commands.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog, uuidOf } from '../support/a-log.ts';
import {
  differences,
  hasReached,
  project,
  query,
  type ReadModelDatabase,
  readModelDatabase,
} from '../support/read-models.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const databases: ReadModelDatabase[] = [];
const running: { stop(): Promise<void> }[] = [];
let db: ReadModelDatabase;
let log: TestLog;

const fresh = async (): Promise<ReadModelDatabase> => {
  const database = await readModelDatabase();
  databases.push(database);
  return database;
};

function lives(from: number, to: number): void {
  for (let n = from; n < to; n++) {
    const life = new ALife(log, `life ${n}`, addDays(DAY, n)).issued().paid(tenge(30_000), addDays(DAY, n + 5));
    if (n % 2 === 0) life.paid(tenge(80_000), addDays(DAY, n + 12)).closed(addDays(DAY, n + 12));
  }
}

/** Whatever the newer release does with a loan, the rows of the two differ: it says so in one column. */
const MARK = 'of the newer release';
const marked = (model: ReadModel): ReadModel => ({
  ...model,
  version: model.version + 1,
  project: (batch, rows) =>
    model.project(batch, { ...bound(rows), put: (table, row) => rows.put(table, { ...row, ...markOf(row) }) }),
});
const bound = (rows: Parameters<ReadModel['project']>[1]) => ({
  load: rows.load.bind(rows),
  loadOwned: rows.loadOwned.bind(rows),
  get: rows.get.bind(rows),
  owned: rows.owned.bind(rows),
  remove: rows.remove.bind(rows),
});
const markOf = (row: object) => ('product_type' in row ? { product_type: MARK } : {});
const RAISED = READ_MODELS.map((model) => (model.name === 'loan' ? marked(model) : model));
const [NEWER] = RAISED.filter(({ name }) => name === 'loan') as [ReadModel];
const [OLDER] = READ_MODELS.filter(({ name }) => name === 'loan') as [ReadModel];
const OTHERS = READ_MODELS.filter(({ name }) => name !== 'loan');

/** Reads of a rebuild wait at the gate; the live feed does not. */
function gated(): { source: EventSource; open: () => void; asked: Promise<void> } {
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const source: EventSource = {
    head: () => log.head(),
    subscribe: (...args) => log.subscribe(...args),
    async *readAll(filter, after, pageSize) {
      ask();
      await promise;
      yield* log.readAll(filter, after, pageSize);
    },
  };
  return { source, open, asked };
}

type Settings = Partial<Parameters<typeof startStandingBy>[0]>;
async function release(models: readonly ReadModel[], more: Settings = {}): Promise<Raising> {
  const options = { url: db.url, source: log, models, everyMs: 20, batchSize: 7, ...more };
  const one = await startStandingBy(options);
  running.push(one);
  return one;
}
async function ended(one: { stop(): Promise<void> }): Promise<void> {
  running.splice(running.indexOf(one), 1);
  await one.stop();
}

const reached = (models: readonly ReadModel[]) => until(() => hasReached(db.pool, models, log.position));
const loanNow = async () => (await modelStatuses(db.pool)).find(({ model }) => model === 'loan');
const liveVersion = async () => (await loanNow())?.version;

/** As the newer release alone would have written them. */
async function expectRowsOf(models: readonly ReadModel[]): Promise<void> {
  const clean = await fresh();
  await project(clean.url, log, { models });
  expect(differences(await clean.bytes(models), await db.bytes(models))).toEqual([]);
}

beforeEach(async () => {
  db = await fresh();
  log = new TestLog();
  lives(0, 6);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  for (const database of databases.splice(0)) await database.drop();
});

test('the rows of the two releases differ, or nothing here would prove anything', async () => {
  await project(db.url, log);
  const other = await fresh();
  await project(other.url, log, { models: RAISED });
  expect(differences(await db.bytes(), await other.bytes())).toEqual(['loan']);
});

const PARTITIONS = [1, 3];
describe.each(PARTITIONS)('in %i partitions', (partitions) => {
  test('after a plain restart the other models go on while the raised one is built beside', async () => {
    await project(db.url, log, { partitions });
    const before = (await loanNow())?.position;
    const { source, open } = gated();
    const raised: string[] = [];
    const next = await release(RAISED, { partitions, source, onRaise: (models) => raised.push(...models) });
    lives(6, 9);
    await reached(OTHERS);
    expect(await loanNow()).toMatchObject({ version: OLDER.version, position: before });
    expect(raised).toEqual(['loan']);
    open();
    await next.ready;
    expect(await liveVersion()).toBe(NEWER.version);
    lives(9, 11);
    await reached(RAISED);
    await expectRowsOf(RAISED);
  });

  test('beside an old leader it is built, kept at the head, and live once the old one has ended', async () => {
    const old = await release(READ_MODELS, { partitions });
    await reached(READ_MODELS);
    const next = await release(RAISED, { partitions });
    lives(6, 8);
    await next.ready;
    lives(8, 12);
    await reached(READ_MODELS);
    expect(await liveVersion()).toBe(OLDER.version);
    await ended(old);
    lives(12, 14);
    await reached(RAISED);
    await expectRowsOf(RAISED);
  });

  test('an older release that leads leaves the newer model alone, says so, and never builds it back', async () => {
    await project(db.url, log, { partitions, models: RAISED });
    const newer = await db.bytes([NEWER]);
    const left = new Map<string, readonly Left[]>();
    const onChange: Settings['onChange'] = (state, lane) => left.set(lane, state.left);
    const raised: string[] = [];
    const old = await release(READ_MODELS, { partitions, onChange, onRaise: (models) => raised.push(...models) });
    lives(6, 9);
    await reached(OTHERS);
    await old.ready;
    const said = { model: 'loan', live: NEWER.version, own: OLDER.version };
    expect([...left.values()].flat()).toEqual(new Array(partitions).fill(said));
    expect(raised).toEqual([]);
    await expect(rebuildModel({ url: db.url, source: log, model: OLDER })).rejects.toThrow(NewerVersion);
    expect(differences(newer, await db.bytes([NEWER]))).toEqual([]);
    await ended(old);
    await release(RAISED, { partitions });
    await reached(RAISED);
    await expectRowsOf(RAISED);
  });
});

test('a model built by the command beside the old leader waits, and the start reads only what came since', async () => {
  const old = await release(READ_MODELS);
  await reached(READ_MODELS);
  const built = await rebuildModel({ url: db.url, source: log, model: NEWER });
  expect(built).toMatchObject({ live: false, generation: 2 });
  const prepared = log.events.length;
  lives(6, 8);
  await reached(READ_MODELS);
  expect(await liveVersion()).toBe(OLDER.version);
  await ended(old);
  let read = 0;
  const source: EventSource = {
    head: () => log.head(),
    subscribe: (...args) => log.subscribe(...args),
    async *readAll(...args) {
      for await (const page of log.readAll(...args)) {
        read += page.length;
        yield page;
      }
    },
  };
  await release(RAISED, { source });
  await reached(RAISED);
  expect(read).toBeLessThanOrEqual(log.events.length - prepared);
  await expectRowsOf(RAISED);
});

test('without a projector the command makes it live at once', async () => {
  await project(db.url, log);
  expect(await rebuildModel({ url: db.url, source: log, model: NEWER })).toMatchObject({ live: true });
  expect(await liveVersion()).toBe(NEWER.version);
});

test('two processes of the new release build it once', async () => {
  await project(db.url, log);
  let reads = 0;
  const source: EventSource = {
    head: () => log.head(),
    subscribe: (...args) => log.subscribe(...args),
    async *readAll(...args) {
      if (args[1] === 'start') reads += 1;
      yield* log.readAll(...args);
    },
  };
  const both = [await release(RAISED, { source }), await release(RAISED, { source })];
  await Promise.all(both.map(({ ready }) => ready));
  await reached(RAISED);
  expect(reads).toBe(1);
  await expectRowsOf(RAISED);
});

test('an old holder of a partition steps back as soon as a newer release has replaced its model', async () => {
  const stepped: string[] = [];
  const holders: Runner[] = [];
  const whole = await release(READ_MODELS, { partitions: 2 });
  await reached(READ_MODELS);
  await ended(whole);
  for (const lane of lanesOf(READ_MODELS, 2).slice(1)) {
    const options = { url: db.url, source: log, models: READ_MODELS, partitions: 2, lane, batchSize: 7 };
    holders.push(await startRunner({ ...options, onBusy: () => stepped.push(lane.name) }));
  }
  running.push(...holders);
  const next = await release(RAISED, { partitions: 2 });
  await next.ready;
  expect(await liveVersion()).toBe(NEWER.version);
  lives(6, 12);
  await until(() => new Set(stepped).size === 2);
  for (const holder of holders) await ended(holder);
  await reached(RAISED);
  await expectRowsOf(RAISED);
});

test('a model that only the new release has is built beside too, and an older one does not drop it', async () => {
  const [extra] = READ_MODELS.filter(({ name }) => name === 'bonus') as [ReadModel];
  const without = READ_MODELS.filter((model) => model !== extra);
  const more = RAISED;
  await project(db.url, log, { models: without });
  const { source, open } = gated();
  await release(more, { source });
  lives(6, 8);
  await reached(without.filter(({ name }) => name !== 'loan'));
  open();
  await reached(more);
  for (const one of running.splice(0)) await one.stop();
  const old = await release(without);
  lives(8, 9);
  await reached(without.filter(({ name }) => name !== 'loan'));
  await ended(old);
  expect((await modelStatuses(db.pool)).map(({ model }) => model)).toContain('bonus');
  await release(more);
  await reached(more);
  await expectRowsOf(more);
});

test('going back to the older release is asked for by name', async () => {
  await project(db.url, log, { models: RAISED });
  const old = await release(READ_MODELS);
  lives(6, 8);
  await rebuildModel({ url: db.url, source: log, model: OLDER, back: true });
  lives(8, 9);
  await reached(READ_MODELS);
  await ended(old);
  await expectRowsOf(READ_MODELS);
});

test('a model that stopped and is built anew beside the feed misses no event', async () => {
  const [journal] = READ_MODELS.filter(({ name }) => name === 'journal') as [ReadModel];
  let broken = true;
  const models = READ_MODELS.map((model) =>
    model === journal
      ? {
          ...journal,
          project: (...args: Parameters<ReadModel['project']>) => (broken ? fails() : journal.project(...args)),
        }
      : model,
  );
  const one = await release(models);
  await until(async () => (await modelStatuses(db.pool)).some(({ halted }) => halted !== null));
  await reached(models);
  broken = false;
  const { source, open, asked } = gated();
  const rebuilding = rebuildModel({ url: db.url, source, model: journal });
  await asked;
  lives(6, 9);
  await reached(models);
  open();
  await rebuilding;
  lives(9, 10);
  await reached(models);
  await ended(one);
  await expectRowsOf(READ_MODELS);
});
const fails = (): Promise<void> => Promise.reject(new Error('cannot take this'));

test('await waits for models of an older release, not for those of a newer one', async () => {
  await project(db.url, log);
  const setVersion = (version: number) =>
    query(db.pool, "update rm.checkpoint set version = $1 where model = 'loan'", [version]);
  await setVersion(OLDER.version - 1);
  const said: string[] = [];
  const at = { databaseUrl: db.url, eventStoreUrl: 'esdb://nowhere', laggingUrl: undefined };
  const waiting = projections(
    ['await'],
    () => at,
    async (line) => void said.push(line),
  );
  await until(() => said.length > 0);
  expect(said).toEqual([`loan: version ${OLDER.version - 1} is live, this release has version ${OLDER.version}`]);
  await setVersion(NEWER.version);
  expect(await waiting).toBe(0);
});

test('the state of a loan in the version of another release is not read: its stream answers', async () => {
  const life = new ALife(log, 'mine', addDays(DAY, 30)).issued();
  const earned = { amount: tenge(10), balance: tenge(10), interest: tenge(100), ruleVersion: '1', postings: [] };
  const paymentId = uuidOf('payment') as PaymentId;
  log.append(bonusStream(life.borrowerId), DAY, [
    { type: 'BonusEarned', data: { ...earned, paymentId, loanId: life.loanId } },
  ]);
  await project(db.url, log);
  const loans = loanReads(db.pool);
  expect(await loans.loan(life.loanId)).toBeDefined();
  expect(await bonusReads(db.pool).movesOf(life.borrowerId)).toHaveLength(1);
  await query(db.pool, "update rm.checkpoint set version = version + 1 where model in ('loan', 'bonus')");
  expect(await loans.loan(life.loanId)).toBeUndefined();
  expect(await loans.loansOf(life.borrowerId)).toEqual([]);
  expect(await bonusReads(db.pool).movesOf(life.borrowerId)).toEqual([]);
  const live = new Map((await modelStatuses(db.pool)).map((one) => [one.model, one]));
  expect(leftOf(live, READ_MODELS).map(({ model }) => model)).toEqual(['loan', 'bonus']);
});
