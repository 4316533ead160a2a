/** A process that lost the lead cannot write, and a try stays known after its process died. */

import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { streamNamed } from '../../schema/events/streams.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { LeadershipLost, postgresTasks } from '../../server/adapters/tasks/postgres.ts';
import type { NewTask, Task, Tasks } from '../../server/ports/tasks.ts';
import { did } from '../../server/use-cases/kernel/step.ts';
import { payoutWorkflow } from '../../server/workflows/payout.ts';
import { runOf } from '../../server/workflows/workflow.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
let pool: pg.Pool;
const stopping = new AbortController();

beforeEach(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url, max: 10 });
  pool.on('error', () => undefined);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const SEND: NewTask = {
  workflow: 'payout',
  stream: streamNamed('loan-0197c3f0-0000-7000-8000-000000000001'),
  eventId: '0197c3f0-0000-7000-8000-0000000000e1',
  step: 0,
  position: 7n,
  kind: 'send',
  correlationId: 'test',
};

const LOCK_HOLDERS = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;

async function firstDue(tasks: Tasks): Promise<Task> {
  const [task] = await tasks.due(['payout'], [], 1);
  if (!task) throw new Error('no task is due');
  return task;
}

it('work that was put off is due as soon as the office retries it', async () => {
  const tasks = postgresTasks(pool);
  await tasks.queue(['payout'], [SEND], 7n);
  await tasks.later(await firstDue(tasks), 3_600_000, 'the bank is down', true);
  expect(await tasks.due(['payout'], [], 1)).toEqual([]);
  expect(await tasks.hurry('payout', SEND.stream)).toBe(1);
  expect(await firstDue(tasks)).toMatchObject({ kind: 'send', attempts: 1 });
  expect(await tasks.hurry('bonus', SEND.stream)).toBe(0);
});

describe('a process that has lost the lead', () => {
  it('it writes nothing to the queue under its old term', async () => {
    const [old, fresh] = [postgresTasks(pool), postgresTasks(pool)];
    let lost = false;
    const releaseOld = await old.lead(() => {
      lost = true;
    }, stopping.signal);
    await old.queue(['payout'], [SEND], 7n);
    const task = await firstDue(old);
    await pool.query(LOCK_HOLDERS);
    await until(() => lost);
    const releaseFresh = await fresh.lead(() => undefined, stopping.signal);
    await expect(old.begin(task)).rejects.toThrow(LeadershipLost);
    await expect(old.done(task, 'sent')).rejects.toThrow(LeadershipLost);
    await expect(old.later(task, 10, 'waits', true)).rejects.toThrow(LeadershipLost);
    await expect(old.queue(['payout'], [], 9n)).rejects.toThrow(LeadershipLost);
    await expect(old.queue(['payout'], [{ ...SEND, step: 1 }], 9n)).rejects.toThrow(LeadershipLost);
    expect(await fresh.checkpoint('payout')).toBe(7n);
    expect(await fresh.openCount()).toBe(1);
    await fresh.done(task, 'sent');
    expect(await fresh.openCount()).toBe(0);
    await releaseOld();
    await releaseFresh();
  });
});

it('a leader that is frozen is replaced by one that stands by, and an awake one is not', async () => {
  const [old, fresh, beats] = [postgresTasks(pool), postgresTasks(pool, () => beats.push('stands by')), [] as string[]];
  let lost = false;
  const releaseOld = await old.lead(() => {
    lost = true;
  }, stopping.signal);
  let led = false;
  const taken = fresh
    .lead(() => undefined, stopping.signal)
    .then((release) => {
      led = true;
      return release;
    });
  await until(() => beats.length > 1);
  expect({ lost, led }).toEqual({ lost: false, led: false });
  await pool.query("update ops.workflow_term set until = now() - interval '1 second'");
  const releaseFresh = await taken;
  await until(() => lost);
  await expect(old.queue(['payout'], [SEND], 7n)).rejects.toThrow(LeadershipLost);
  await releaseOld();
  await releaseFresh();
});

it('a leader of the release before, which has no lease, keeps its lead', async () => {
  const beats: string[] = [];
  await postgresTasks(pool)
    .lead(() => undefined, stopping.signal)
    .then((release) => release());
  await pool.query("update ops.workflow_term set until = now() - interval '1 second'");
  const before = await pool.connect();
  await before.query("select pg_advisory_lock(hashtext('nesie:workflows'))");
  const ending = new AbortController();
  const waits = postgresTasks(pool, () => beats.push('stands by')).lead(() => undefined, ending.signal);
  await until(() => beats.length > 1);
  ending.abort();
  await expect(waits).rejects.toThrow();
  expect((await before.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
  before.release(true);
});

describe(`a payout whose process died during the bank's inquiry`, () => {
  it('the next try asks the bank about it before anything is sent', async () => {
    const tasks = postgresTasks(pool);
    await tasks.queue(['payout'], [SEND], 7n);
    const inquiredFirst: boolean[] = [];
    const bank = { died: true };
    const workflow = payoutWorkflow({
      request: async () => did('requested'),
      prepare: async () => did('prepared'),
      send: async (_caller, _of, retry) => {
        inquiredFirst.push(retry);
        if (bank.died) throw new Error('the process died here');
        return did('sent');
      },
    });
    const attempt = async () =>
      workflow.execute(runOf({ tasks, ids: uuidIds }, workflow, await firstDue(tasks), stopping.signal));
    // A killed process records no failure.
    await expect(attempt()).rejects.toThrow('died');
    bank.died = false;
    await attempt();
    expect(inquiredFirst).toEqual([false, true]);
  });
});
