/** Faults that could lose or double rows: crashes, repeated delivery, lost locks, gaps in the feed. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyBatch } from '../../projections/batch.ts';
import { createWaiter } from '../../projections/checkpoint/wait-for.ts';
import { LOCK_FAMILY, RUNNER_LOCK } from '../../projections/generations.ts';
import { LEASE_MS } from '../../projections/lease.ts';
import { RunnerBusy } from '../../projections/leased-writer.ts';
import { loanModel } from '../../projections/loan/project.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient } from '../../projections/postgres.ts';
import type { Delivered, ReadModel } from '../../projections/projection.ts';
import { rebuildModel } from '../../projections/rebuild.ts';
import { startRunner } from '../../projections/runner.ts';
import { startStandingBy } from '../../projections/stand-by.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { inFull } from '../support/in-full.ts';
import { differences, project, query, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { PATIENCE_MS, SLACK } from '../support/size.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const databases: ReadModelDatabase[] = [];
let db: ReadModelDatabase;
let log: TestLog;

const fresh = async (): Promise<ReadModelDatabase> => {
  const database = await readModelDatabase();
  databases.push(database);
  return database;
};

/** Five loans with mixed events in the log. */
function livesIn(into: TestLog): void {
  const a = new ALife(into, 'a', DAY).issued();
  const b = new ALife(into, 'b', addDays(DAY, 1)).issued();
  new ALife(into, 'c', addDays(DAY, 1)).rejected();
  a.paid(tenge(30_000), addDays(DAY, 5));
  const d = new ALife(into, 'd', addDays(DAY, 3)).issued();
  b.paid(tenge(103_000), addDays(DAY, 11)).closed(addDays(DAY, 11));
  d.fellOverdue();
  a.paid(tenge(80_000), addDays(DAY, 20)).closed(addDays(DAY, 20));
  new ALife(into, 'e', addDays(DAY, 30)).applied();
}

beforeEach(async () => {
  db = await fresh();
  log = new TestLog();
  livesIn(log);
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});
afterAll(() => expect(databases).toHaveLength(0));

inFull('one batch, small batches and single events give the same bytes', async () => {
  await project(db.url, log, { batchSize: 1000 });
  const whole = await db.bytes();
  for (const batchSize of [1, 3, 7]) {
    const other = await fresh();
    await project(other.url, log, { batchSize });
    expect(differences(whole, await other.bytes())).toEqual([]);
  }
  const positions = await query<{ position: bigint }>(db.pool, 'select position from rm.loan order by 1');
  const last = new Map(log.events.map(({ stream, position }) => [stream, position]));
  const ofLoans = [...last].flatMap(([stream, position]) => (stream.startsWith('loan-') ? [position] : []));
  expect(positions.map(({ position }) => position)).toEqual(ofLoans.toSorted((a, b) => Number(a - b)));
});

test('events delivered twice change nothing', async () => {
  const once = await fresh();
  await project(once.url, log);
  await project(db.url, log, { batchSize: 4 });
  const client = createClient(db.url);
  await client.connect();
  try {
    await applyBatch(client, { models: READ_MODELS, part: undefined }, log.events);
    await applyBatch(client, { models: READ_MODELS, part: undefined }, log.events.slice(3, 9));
  } finally {
    await client.end();
  }
  expect(differences(await once.bytes(), await db.bytes())).toEqual([]);
});

test('a crash between rows and checkpoint stores neither, and the retry gives the same rows', async () => {
  const clean = await fresh();
  await project(clean.url, log);
  let crashes = 0;
  const beforeCheckpoint = () => {
    crashes += 1;
    if (crashes % 2 === 1) throw new Error('killed here');
  };
  await project(db.url, log, { batchSize: 6, failPoint: { beforeCheckpoint } });
  expect(crashes).toBeGreaterThan(4);
  expect(differences(await clean.bytes(), await db.bytes())).toEqual([]);
});

test('after a crash nothing of the batch is stored', async () => {
  await project(db.url, new TestLog(), {});
  const client = createClient(db.url);
  await client.connect();
  try {
    const beforeCheckpoint = () => {
      throw new Error('killed here');
    };
    await expect(
      applyBatch(client, { models: READ_MODELS, part: undefined }, log.events, { beforeCheckpoint }),
    ).rejects.toThrow('killed here');
  } finally {
    await client.end();
  }
  const rows = await query<{ n: bigint }>(
    db.pool,
    'select (select count(*) from rm.loan) + (select count(*) from rm.journal_entry) + (select count(*) from rm.stream_head) n',
  );
  expect(rows[0]?.n).toBe(0n);
});

test('a second runner is refused while the first one runs', async () => {
  const first = await startRunner({ url: db.url, source: log, models: READ_MODELS });
  const second = startRunner({ url: db.url, source: log, models: READ_MODELS, patienceMs: 200 });
  await expect(second).rejects.toThrow(RunnerBusy);
  await first.stop();
  const next = await startRunner({ url: db.url, source: log, models: READ_MODELS, patienceMs: 0 });
  await next.stop();
});

describe('two projectors', () => {
  const projector = (roles: string[], leaseMs = LEASE_MS) =>
    startStandingBy({
      leaseMs,
      url: db.url,
      source: log,
      models: READ_MODELS,
      everyMs: 20,
      onRole: (role) => roles.push(role),
    });
  const projected = async () => {
    const [row] = await query<{ n: bigint }>(db.pool, 'select count(*) n from rm.journal_entry');
    return Number(row?.n);
  };

  test('one runner leads, the other stands by and takes over', async () => {
    const roles: [string[], string[]] = [[], []];
    const first = await projector(roles[0]);
    const second = await projector(roles[1]);
    expect(roles).toEqual([['leads'], ['stands-by']]);
    await first.stop();
    await until(() => roles[1].at(-1) === 'leads');
    const before = await projected();
    new ALife(log, 'late', addDays(DAY, 31)).issued();
    await until(async () => (await projected()) > before);
    await second.stop();
  });

  test('a broken connection is replaced before the next event comes', async () => {
    const roles: string[] = [];
    const only = await projector(roles, 300);
    const holder = async () => {
      const living = 'select l.pid from rm.lease l join pg_stat_activity a using (pid) where until > clock_timestamp()';
      return (await query<{ pid: number }>(db.pool, living))[0]?.pid;
    };
    const first = await holder();
    expect(first).toBeGreaterThan(0);
    await query(db.pool, `select pg_terminate_backend(${first})`);
    await until(async () => ![undefined, first].includes(await holder()));
    expect(roles).toEqual(['leads']);
    await only.stop();
  });

  test('the one whose lock went to the other steps back, and can take over again later', async () => {
    const roles: [string[], string[]] = [[], []];
    const first = await projector(roles[0]);
    await until(async () => (await projected()) > 0);
    const rival = createClient(db.url);
    await rival.connect();
    // The lock is free only briefly, so the rival retries until it has it.
    await query(
      db.pool,
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and objsubid = 2
         and classid = ${LOCK_FAMILY} and objid = ${RUNNER_LOCK} and database = (select oid from pg_database where datname = current_database())`,
    );
    await rival.query('select pg_advisory_lock($1, $2)', [LOCK_FAMILY, RUNNER_LOCK]);
    new ALife(log, 'late', addDays(DAY, 31)).issued();
    await until(() => roles[0].at(-1) === 'stands-by');
    await rival.end();
    await until(() => roles[0].at(-1) === 'leads');
    await first.stop();
    const clean = await fresh();
    await project(clean.url, log);
    expect(differences(await clean.bytes(), await db.bytes())).toEqual([]);
  });
});

test('a runner whose connection was cut takes its lock again and continues', async () => {
  const runner = await startRunner({ url: db.url, source: log, models: READ_MODELS });
  await until(() => runner.state().position === log.position);
  await query(
    db.pool,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nesie projections' and datname = current_database()",
  );
  new ALife(log, 'late', addDays(DAY, 31)).issued();
  await until(() => runner.state().position === log.position);
  await runner.stop();
  const clean = await fresh();
  await project(clean.url, log);
  expect(differences(await clean.bytes(), await db.bytes())).toEqual([]);
});

test('a hole in the feed stops it instead of being skipped', async () => {
  const holed: Delivered[] = log.events.filter((_, at) => at !== 4);
  await project(db.url, new TestLog(), {});
  const client = createClient(db.url);
  await client.connect();
  try {
    await expect(applyBatch(client, { models: READ_MODELS, part: undefined }, holed)).rejects.toThrow(
      /revision \d+ came where/,
    );
  } finally {
    await client.end();
  }
});

test('a model that the code no longer has leaves nothing behind that waits for the log', async () => {
  const gone: ReadModel = {
    ...loanModel,
    name: 'gone',
    tables: loanModel.tables.map((table) => ({ ...table, name: `gone_${table.name}` })),
  };
  const models = READ_MODELS.map((model) =>
    model === loanModel ? { ...gone, project: async () => undefined } : model,
  );
  await project(db.url, log, { models });
  await project(db.url, log);
  expect(await query(db.pool, "select model from rm.checkpoint where model = 'gone'")).toEqual([]);
  expect(await query(db.pool, "select model from rm.pointer where model = 'gone'")).toEqual([]);
  expect(await query(db.pool, "select 1 from information_schema.schemata where schema_name = 'rm_gone_1'")).toEqual([]);
});

describe('reading your own write', () => {
  test('a read waits until the position is reached, and no longer than its limit', async () => {
    const runner = await startRunner({ url: db.url, source: log, models: READ_MODELS });
    const waiter = await createWaiter(db.url);
    try {
      expect(await waiter.waitFor(log.position, PATIENCE_MS)).toBe(true);
      const life = new ALife(log, 'mine', addDays(DAY, 32)).issued();
      expect(await waiter.waitFor(log.position, PATIENCE_MS)).toBe(true);
      const [row] = await query<{ status: string }>(
        db.pool,
        `select status from rm.loan where loan_id = '${life.loanId}'`,
      );
      expect(row?.status).toBe('ACTIVE');
      const began = Date.now();
      expect(await waiter.waitFor(log.position + 1n, 150)).toBe(false);
      expect(Date.now() - began).toBeLessThan(1_000 * SLACK);
    } finally {
      await waiter.close();
      await runner.stop();
    }
  });

  test('a read is woken by the notification, and without one by looking again', async () => {
    const runner = await startRunner({ url: db.url, source: log, models: READ_MODELS });
    const [woken, looking] = [await createWaiter(db.url, PATIENCE_MS), await createWaiter(db.url, 20)];
    try {
      await until(() => runner.state().position === log.position);
      const next = log.position + 1n;
      const answer = woken.waitFor(next, PATIENCE_MS);
      // Both have found nothing once; from here on only a notification can make them answer.
      expect(await looking.waitFor(next, 300)).toBe(false);
      new ALife(log, 'woken', addDays(DAY, 32)).applied();
      expect(await answer).toBe(true);

      await query(
        db.pool,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nesie wait' and datname = current_database()",
      );
      new ALife(log, 'unheard', addDays(DAY, 33)).applied();
      expect(await looking.waitFor(log.position, 20_000)).toBe(true);
    } finally {
      await woken.close();
      await looking.close();
      await runner.stop();
    }
  });
});

describe('an event that cannot be taken', () => {
  const poisonOf = (model: ReadModel, stream: string): ReadModel => ({
    ...model,
    project: async (batch, tx) => {
      if (batch.some((event) => event.stream === stream && event.revision === 3n)) throw new Error('cannot take this');
      await model.project(batch, tx);
    },
  });

  test('its stream waits as a dead letter for that model; the rest goes on, and a rebuild with repaired code heals it', async () => {
    const stream = loanStream(new ALife(new TestLog(), 'a', DAY).loanId);
    const models = READ_MODELS.map((model) => (model === loanModel ? poisonOf(model, stream) : model));
    await project(db.url, log, { models, batchSize: 5 });
    const parked = await query<{ model: string; stream: string; revision: bigint }>(
      db.pool,
      'select model, stream, revision from rm.parked',
    );
    expect(parked).toEqual([{ model: 'loan', stream, revision: 3n }]);
    const clean = await fresh();
    await project(clean.url, log);
    expect(differences(await clean.bytes(), await db.bytes())).toEqual(['loan', 'loan_payment']);
    const frozen = await query<{ position: bigint }>(
      db.pool,
      `select position from rm.loan where loan_id = '${stream.slice(5)}'`,
    );
    const before = log.events.find((event) => event.stream === stream && event.revision === 2n);
    expect(frozen[0]?.position).toBe(before?.position);

    await rebuildModel({ url: db.url, source: log, model: loanModel });
    expect(differences(await clean.bytes(), await db.bytes())).toEqual([]);
    expect(await query(db.pool, 'select * from rm.parked')).toEqual([]);
  });

  test('critical models stop at that event while the others go on; a restart tries it again', async () => {
    const bad = loanStream(new ALife(new TestLog(), 'e', DAY).loanId);
    const before = log.position;
    log.appendUnreadable(bad);
    new ALife(log, 'after', addDays(DAY, 40)).issued();
    const runner = await startRunner({ url: db.url, source: log, models: READ_MODELS, batchSize: 50 });
    await until(() => runner.state().position === log.position);
    expect(runner.state().halted).toEqual(['journal']);
    await runner.stop();
    const positions = await query<{ model: string; position: bigint }>(
      db.pool,
      "select model, position from rm.checkpoint where model in ('journal', 'loan') order by model",
    );
    expect(positions).toEqual([
      { model: 'journal', position: before },
      { model: 'loan', position: log.position },
    ]);
    // A newer version can read the event, so everything catches up.
    const at = log.events.findIndex((event) => event.type === 'Unreadable');
    const twin = log.events.find((event) => event.type === 'BiometryRequested' || event.type === 'OfferSigned');
    const place = log.events[at];
    if (!place || !twin) throw new Error('no event');
    const { stream, revision, position } = place;
    log.events[at] = { ...twin, stream: stream as typeof twin.stream, revision, position };
    await project(db.url, log);
    const rows = await query<{ model: string }>(
      db.pool,
      `select model from rm.checkpoint where position < ${log.position}`,
    );
    expect(rows).toEqual([]);
    expect((await query(db.pool, 'select * from rm.parked where halted')).length).toBe(0);
  });
});
