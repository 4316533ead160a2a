import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import type { Stream } from '../../schema/events/envelope.ts';
import type { SlotEvent } from '../../schema/events/slot.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { postgresTasks } from '../../server/adapters/tasks/postgres.ts';
import { DEAD_LETTER } from '../../server/ports/tasks.ts';
import { did, type Step } from '../../server/use-cases/kernel/step.ts';
import { type Runner, startRunner } from '../../server/workflows/runner.ts';
import { HISTORY, type TaskRun, type Workflow } from '../../server/workflows/workflow.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';
import { until } from '../support/until.ts';

let events: TestEventServer;
let ledger: RawLedger;
let database: TestDatabase;
let pool: pg.Pool;
let runners: Runner[] = [];
let next = 0;

beforeAll(async () => {
  events = await eventServer();
  ledger = openLedger({ url: events.url, log: silentLog });
});
beforeEach(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url, max: 10 });
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await pool.end();
  await database.drop();
});
afterAll(async () => {
  await ledger.close();
  await events.stop();
});

const LOCKED = `select 1 from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;
const OPTIONS = { backoffMs: 20, maxBackoffMs: 60, pollMs: 20 };
const start = (...workflows: readonly Workflow[]) => {
  const deps = { ledger, tasks: postgresTasks(pool), ids: uuidIds, log: () => undefined };
  const runner = startRunner(deps, workflows, OPTIONS);
  runners.push(runner);
  return runner;
};
/** Reacts only to the streams of this test. */
const workflow = (mine: readonly string[], execute: (run: TaskRun) => Promise<unknown>): Workflow => ({
  name: `test-${mine[0]}`,
  prefixes: ['slot-'],
  react: (event) => (mine.includes(event.stream) ? [{ kind: 'act', data: { revision: Number(event.revision) } }] : []),
  execute: async (run) => {
    return ((await execute(run)) as Step | undefined) ?? did('acted');
  },
});
const newStream = () => slotName(++next);
async function write(stream: Stream<SlotEvent>, count: number, from = 0): Promise<void> {
  for (let i = from; i < from + count; i++)
    await ledger.append(stream, i === 0 ? 'none' : BigInt(i - 1), [slotClaimed(i)], slotContext());
}

describe('the runner', () => {
  it('every task runs once and in the order of its stream', async () => {
    const stream = newStream();
    const done: unknown[] = [];
    const runner = start(workflow([stream], async ({ task }) => void done.push(task.data.revision)));
    await write(stream, 20);
    await until(() => done.length === 20);
    await runner.idle(await ledger.head({ prefixes: ['slot-'] }));
    expect(done).toEqual([...Array(20).keys()]);
  });

  it('other streams go on while one fails; that one keeps its order and runs when it can', async () => {
    const [ill, well] = [newStream(), newStream()];
    const done: string[] = [];
    const sick = { now: true };
    start(
      workflow([ill, well], async ({ task }) => {
        if (task.stream === ill && sick.now) throw new Error('provider is down');
        done.push(`${task.stream === ill ? 'ill' : 'well'} ${task.data.revision}`);
      }),
    );
    await write(ill, 3);
    await write(well, 3);
    await until(() => done.filter((line) => line.startsWith('well')).length === 3);
    const tasks = postgresTasks(pool);
    await until(async () => (await tasks.stuck(3)).length > 0);
    expect(await tasks.stuck(3)).toMatchObject([{ stream: ill, kind: 'act', lastError: 'Error: provider is down' }]);
    expect(done.some((line) => line.startsWith('ill'))).toBe(false);
    sick.now = false;
    await until(() => done.length === 6);
    expect(done.filter((line) => line.startsWith('ill'))).toEqual(['ill 0', 'ill 1', 'ill 2']);
    expect(await tasks.stuck(1)).toEqual([]);
  });

  it('each step is written down with what it did or why it was not needed; an unexpected state is tried again', async () => {
    const stream = newStream();
    const answers: Step[] = [
      { unexpected: 'the loan is READY_FOR_SCORING' },
      { did: 'decided' },
      { notNeeded: 'repaid' },
    ];
    start(workflow([stream], async () => answers.shift()));
    await write(stream, 2);
    const outcomes = async () =>
      (await pool.query('select outcome, attempts from ops.task where stream = $1 order by position', [stream])).rows;
    await until(async () => answers.length === 0 && (await postgresTasks(pool).openCount()) === 0);
    expect(await outcomes()).toEqual([
      { outcome: 'decided', attempts: 1 },
      { outcome: 'not needed: repaid', attempts: 0 },
    ]);
  });

  it('no step runs on a log that ends before the event that caused it', async () => {
    const stream = newStream();
    const done: unknown[] = [];
    const behind = { now: true };
    const stale: RawLedger = {
      ...ledger,
      known: () => undefined,
      readLatest: async (name) => (behind.now ? { events: [], revision: 'none' } : ledger.readLatest(name)),
    };
    const mine = workflow([stream], async () => void done.push(1));
    const deps = { ledger: stale, tasks: postgresTasks(pool), ids: uuidIds, log: () => undefined };
    runners.push(startRunner(deps, [mine], OPTIONS));
    await write(stream, 1);
    await until(async () => (await postgresTasks(pool).stuck(2)).length > 0);
    expect(done).toEqual([]);
    behind.now = false;
    await until(() => done.length === 1);
  });

  it('after a stop an unfinished task goes on with the same command id and provider key', async () => {
    const stream = newStream();
    const seen: string[] = [];
    const first = start(
      workflow([stream], async ({ call, caller }) => {
        seen.push(`${call.key} ${caller().commandId}`);
        throw new Error('not yet');
      }),
    );
    await write(stream, 1);
    await until(() => seen.length >= 2);
    await first.stop();
    const done: string[] = [];
    start(workflow([stream], async ({ call, caller }) => void done.push(`${call.key} ${caller().commandId}`)));
    await until(() => done.length === 1);
    await write(stream, 1, 1);
    await until(() => done.length === 2);
    expect(new Set([...seen, done[0]]).size).toBe(1);
    expect(done[1]).not.toBe(done[0]);
  });

  it('one process at a time is active; the other takes over', async () => {
    const stream = newStream();
    const by: string[] = [];
    const flow = (name: string) => workflow([stream], async () => void by.push(name));
    const first = start(flow('first'));
    await until(async () => (await pool.query(LOCKED)).rowCount === 1);
    start(flow('second'));
    await write(stream, 2);
    await until(() => by.length === 2);
    expect(by).toEqual(['first', 'first']);
    await first.stop();
    await write(stream, 1, 2);
    await until(() => by.length === 3);
    expect(by[2]).toBe('second');
  });

  it('streams written as history start no task', async () => {
    const [history, live] = [newStream(), newStream()];
    const done: string[] = [];
    const runner = start(workflow([history, live], async ({ task }) => void done.push(task.stream)));
    const context = { ...slotContext(), causationId: HISTORY };
    await ledger.append(history, 'none', [slotClaimed(1)], context);
    await write(live, 1);
    await until(() => done.length === 1);
    await runner.idle(await ledger.head({ prefixes: ['slot-'] }));
    expect(done).toEqual([live]);
  });

  it('a new workflow gets every event from the beginning, and the others none twice', async () => {
    const stream = newStream();
    const [shown, fresh] = [{ old: 0, new: 0 }, newStream()];
    const counting = (name: 'old' | 'new'): Workflow => {
      const flow = workflow([stream], async () => undefined);
      const react: Workflow['react'] = (event) => {
        if (event.stream === stream || event.stream === fresh) shown[name] += 1;
        return flow.react(event);
      };
      return { ...flow, name: `${name}-${stream}`, react };
    };
    await write(stream, 5);
    const first = start(counting('old'));
    await first.idle(await ledger.head({ prefixes: ['slot-'] }));
    await first.stop();
    const both = start(counting('old'), counting('new'));
    await write(fresh, 2);
    await both.idle(await ledger.head({ prefixes: ['slot-'] }));
    expect(shown).toEqual({ old: 7, new: 7 });
    const { rows } = await pool.query('select workflow, count(*)::int as n from ops.task group by 1 order by 1');
    expect(rows.map((row) => row.n)).toEqual([5, 5]);
  });

  it('an event at which a step throws is a dead letter: its stream waits, others go on, and it is tried again', async () => {
    const [ill, well] = [newStream(), newStream()];
    const done: string[] = [];
    const bug = { there: true };
    const flow = workflow([ill, well], async ({ task }) => {
      done.push(`${task.stream === ill ? 'ill' : 'well'} ${task.data.revision}`);
    });
    const planted: Workflow = {
      ...flow,
      react: (event) => {
        if (bug.there && event.stream === ill && event.revision === 1n) throw new Error('a bug');
        return flow.react(event);
      },
    };
    const said: unknown[] = [];
    const tasks = postgresTasks(pool);
    const runner = startRunner(
      { ledger, tasks, ids: uuidIds, log: (line) => void said.push(line) },
      [planted],
      OPTIONS,
    );
    runners.push(runner);
    await write(ill, 3);
    await write(well, 2);
    await until(() => done.length === 3);
    expect(done).toEqual(expect.arrayContaining(['ill 0', 'well 0', 'well 1']));
    // It is shown at once, before many failures; the log names it, and the checkpoint has passed it.
    expect(await tasks.stuck(1_000)).toMatchObject([{ stream: ill, kind: DEAD_LETTER }]);
    expect(await tasks.deadLetterCount()).toBe(1);
    expect(said).toContainEqual(expect.objectContaining({ level: 'error', stream: ill, error: 'Error: a bug' }));
    expect(await tasks.checkpoint(planted.name)).toBe(await ledger.head({ prefixes: ['slot-'] }));
    await until(async () => ((await tasks.stuck(3))[0]?.attempts ?? 0) >= 3);
    // Another process with the corrected code takes over.
    await runner.stop();
    bug.there = false;
    start(planted);
    await until(() => done.length === 5);
    expect(done.filter((line) => line.startsWith('ill'))).toEqual(['ill 0', 'ill 1', 'ill 2']);
    await until(async () => (await tasks.deadLetterCount()) === 0);
    expect(await tasks.stuck(1)).toEqual([]);
  });

  it('an executor that never ends does not hold its stream for ever', async () => {
    const stream = newStream();
    let tries = 0;
    const hanging = {
      ...workflow([stream], () => {
        tries += 1;
        return tries === 1 ? new Promise<void>(() => undefined) : Promise.resolve();
      }),
      timeoutMs: 50,
    };
    const runner = start(hanging);
    await write(stream, 1);
    await until(() => tries === 2);
    await runner.idle(await ledger.head({ prefixes: ['slot-'] }));
  });
});
