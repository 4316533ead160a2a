/** A rebuild gives the bytes of the live tables, beside the live runner and after being killed half-way. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { type Delivered, type EventSource, schemaOf } from '../../projections/projection.ts';
import { rebuildModel } from '../../projections/rebuild.ts';
import { startRunner } from '../../projections/runner.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { inFull } from '../support/in-full.ts';
import { differences, project, query, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
let db: ReadModelDatabase;
let log: TestLog;

beforeEach(async () => {
  db = await readModelDatabase();
  log = new TestLog();
  for (let at = 0; at < 40; at++) someLife(at);
});
afterEach(() => db.drop());

function someLife(at: number): void {
  const life = new ALife(log, `n${at}`, addDays(DAY, at));
  if (at % 4 === 0) life.rejected();
  else if (at % 4 === 1) life.issued().paid(tenge(20_000), addDays(DAY, at + 3));
  else if (at % 4 === 2)
    life
      .issued()
      .paid(tenge(107_000), addDays(DAY, at + 20))
      .closed(addDays(DAY, at + 20));
  else life.issued().fellOverdue();
}

test('every model rebuilt in memory and by COPY equals the live one byte for byte', async () => {
  await project(db.url, log, { batchSize: 7 });
  const live = await db.bytes();
  for (const model of READ_MODELS) {
    // With few rows in memory, rows written earlier are updated too.
    for (const rowsInMemory of [150_000, 5]) {
      const rebuilt = await rebuildModel({
        url: db.url,
        source: log,
        model,
        compare: true,
        pageSize: 13,
        rowsInMemory,
      });
      expect({ model: model.name, differing: rebuilt.differing }).toEqual({ model: model.name, differing: [] });
    }
  }
  expect(differences(live, await db.bytes())).toEqual([]);
  const schemas = await query<{ n: bigint }>(
    db.pool,
    "select count(*) n from information_schema.schemata where schema_name like 'rm\\_%'",
  );
  expect(schemas[0]?.n).toBe(BigInt(READ_MODELS.length));
});

inFull(
  'a rebuild beside the live runner under load: readers always find rows, and the bytes agree at the end',
  async () => {
    const runner = await startRunner({ url: db.url, source: log, models: READ_MODELS, batchSize: 100 });
    let loading = true;
    const load = (async () => {
      for (let at = 40; loading; at++) {
        someLife(at % 300);
        if (at >= 300) break;
        await sleep(8);
      }
    })();
    const counts: bigint[] = [];
    const watch = (async () => {
      while (loading) {
        const rows = await query<{ n: bigint }>(db.pool, 'select count(*) n from rm.loan');
        counts.push(rows[0]?.n ?? -1n);
      }
    })();
    await until(() => runner.state().position !== 'start');
    for (const model of READ_MODELS) {
      const { differing } = await rebuildModel({ url: db.url, source: log, model, compare: true, pageSize: 50 });
      expect({ model: model.name, differing }).toEqual({ model: model.name, differing: [] });
    }
    loading = false;
    await Promise.all([load, watch]);
    await until(() => runner.state().position === log.position);
    await runner.stop();
    expect(counts.every((n, at) => n >= (counts[at - 1] ?? 0n))).toBe(true);
    const live = await db.bytes();
    const clean = await readModelDatabase();
    await project(clean.url, log);
    expect(differences(await clean.bytes(), live)).toEqual([]);
    await clean.drop();
  },
);

test('a rebuild killed half-way continues from its own checkpoint', async () => {
  await project(db.url, log);
  const live = await db.bytes();
  const [model] = READ_MODELS;
  if (!model) throw new Error('no model');
  const dying: EventSource = {
    head: () => log.head(),
    subscribe: () => async () => {},
    async *readAll(filter, after, pageSize) {
      let pages = 0;
      for await (const page of log.readAll(filter, after, pageSize)) {
        if (pages++ === 9) throw new Error('killed');
        yield page;
      }
    },
  };
  const options = { url: db.url, model, pageSize: 10, rowsInMemory: 2 };
  await expect(rebuildModel({ ...options, source: dying })).rejects.toThrow('killed');
  expect(differences(live, await db.bytes())).toEqual([]);
  let read = 0;
  const counting: EventSource = {
    ...dying,
    async *readAll(filter, after, pageSize) {
      for await (const page of log.readAll(filter, after, pageSize)) {
        read += page.length;
        yield page;
      }
    },
  };
  const rebuilt = await rebuildModel({ ...options, source: counting, compare: true });
  expect(rebuilt.differing).toEqual([]);
  expect(read).toBeLessThan(log.events.length);
});

test('a new version of a model is built beside the live one and takes its place', async () => {
  await project(db.url, log);
  const models = READ_MODELS.map((model) => (model.name === 'loan' ? { ...model, version: model.version + 1 } : model));
  await project(db.url, log, { models });
  const rows = await query<{ generation: number; version: number }>(
    db.pool,
    "select generation, version from rm.pointer join rm.checkpoint using (model, generation) where model = 'loan'",
  );
  const { version } = models.find((model) => model.name === 'loan') ?? { version: 0 };
  expect(rows).toEqual([{ generation: 2, version }]);
});

test('an event that cannot be read becomes a dead letter in a rebuild too', async () => {
  const bad = log.events.find((event): event is Delivered => event.stream.startsWith('loan-'))?.stream ?? '';
  await project(db.url, log);
  log.appendUnreadable(bad);
  const [model] = READ_MODELS;
  if (!model) throw new Error('no model');
  await rebuildModel({ url: db.url, source: log, model });
  const parked = await query<{ model: string; stream: string }>(db.pool, 'select model, stream from rm.parked');
  expect(parked).toEqual([{ model: 'loan', stream: bad }]);
});

test('a release that changes several models starts on the tables of the one before', async () => {
  await project(db.url, log, { batchSize: 7 });
  const whole = await db.bytes();
  const older = schemaOf('portfolio', 1);
  await db.pool.query(`drop schema analytics cascade; drop view rm.portfolio_loan;
    alter table ${older}.portfolio_loan drop column channel, drop column source;
    create view rm.portfolio_loan as select * from ${older}.portfolio_loan; update rm.checkpoint set version = 0`);
  await project(db.url, log, { batchSize: 7 });
  expect(differences(whole, await db.bytes())).toEqual([]);
  const [counted] = await query<{ n: number }>(db.pool, 'select count(channel)::int as n from analytics.loans');
  expect(counted?.n).toBe(40);
});
