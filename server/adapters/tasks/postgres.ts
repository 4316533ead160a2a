import type pg from 'pg';
import { streamNamed } from '../../../schema/events/streams.ts';
import { instant } from '../../../schema/values/local-date.ts';
import { DEAD_LETTER, type NewTask, type OpenTask, STALLED, type Task, type Tasks } from '../../ports/tasks.ts';
import { becomeLeader } from './leader.ts';
import { stalledTasks } from './stalled.ts';

type Row = {
  workflow: string;
  event_id: string;
  step: number;
  stream: string;
  position: bigint;
  kind: string;
  data: Task['data'];
  correlation_id: string;
  attempts: number;
};

const taskOf = (row: Row): Task => ({
  workflow: row.workflow,
  eventId: row.event_id,
  step: row.step,
  stream: streamNamed(row.stream),
  position: row.position,
  kind: row.kind,
  data: row.data,
  correlationId: row.correlation_id,
  attempts: row.attempts,
});

const HEADS = `
select * from (
  select distinct on (workflow, stream) * from ops.task
  where done_at is null and workflow = any($1) order by workflow, stream, position, step) as head
where next_try <= now() and not (workflow || ' ' || stream = any($2)) order by position limit $3`;

const keyOf = (task: Task) => [task.workflow, task.eventId, task.step];

/** Another process leads now and does this work. */
export class LeadershipLost extends Error {
  override name = 'LeadershipLost';
}

/** Tests write without a term. */
const inTerm = (parameter: number): string =>
  `($${parameter}::int8 is null or $${parameter}::int8 = (select term from ops.workflow_term))`;

const DONE = `update ops.task set done_at = now(), last_error = null, outcome = $4
where workflow = $1 and event_id = $2 and step = $3 and ${inTerm(5)}`;
const LATER = `update ops.task set attempts = attempts + $4, last_error = $5, next_try = now() + $6 * interval '1 millisecond'
where workflow = $1 and event_id = $2 and step = $3 and ${inTerm(7)}`;
const BEGIN = `update ops.task t set begun_at = now() from ops.task was
where (t.workflow, t.event_id, t.step) = ($1, $2::uuid, $3::int) and ${inTerm(4)}
  and (was.workflow, was.event_id, was.step) = (t.workflow, t.event_id, t.step)
returning was.begun_at is not null as before`;

const HURRY = `update ops.task set next_try = now() where workflow = $1 and stream = $2 and done_at is null`;

const SKIP = `update ops.task set done_at = now(), outcome = $2
where workflow || ' ' || event_id || ' ' || step = $1 and done_at is null`;

/** One per process: it remembers the term in which the process leads. `beat`: it leads, or stands by, and is alive. */
export function postgresTasks(pool: pg.Pool, beat: () => void = () => undefined): Tasks {
  let term: bigint | null = null;
  const write = async <R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<pg.QueryResult<R>> => {
    const result = await pool.query<R>(text, [...values, term]);
    if (result.rowCount === 0) throw new LeadershipLost('another process runs the workflows');
    return result;
  };
  return {
    checkpoint: async (workflow) => {
      const { rows } = await pool.query<{ position: bigint }>('select position from ops.workflow where name = $1', [
        workflow,
      ]);
      return rows[0]?.position ?? 'start';
    },
    queue: (workflows, tasks, position) => queueTasks(pool, term, workflows, tasks, position),
    due: async (workflows, busy, limit) => (await pool.query<Row>(HEADS, [workflows, busy, limit])).rows.map(taskOf),
    begin: async (task) => (await write<{ before: boolean }>(BEGIN, keyOf(task))).rows[0]?.before ?? false,
    done: async (task, outcome) => void (await write(DONE, [...keyOf(task), outcome.slice(0, 500)])),
    later: async (task, waitMs, reason, counts) =>
      void (await write(LATER, [...keyOf(task), counts ? 1 : 0, reason.slice(0, 500), waitMs])),
    stuck: (attempts) => stuckTasks(pool, attempts),
    hurry: async (workflow, stream) => (await pool.query(HURRY, [workflow, stream])).rowCount ?? 0,
    skip: async (id, outcome) => (await pool.query(SKIP, [id, outcome.slice(0, 500)])).rowCount === 1,
    ...stalledTasks(pool),
    openCount: async (workflow) => {
      const { rows } = await pool.query<{ open: number }>(
        'select count(*)::int as open from ops.task where done_at is null and ($1::text is null or workflow = $1)',
        [workflow ?? null],
      );
      return rows[0]?.open ?? 0;
    },
    deadLetterCount: async () => {
      const { rows } = await pool.query<{ open: number }>(
        'select count(*)::int as open from ops.task where done_at is null and kind = $1',
        [DEAD_LETTER],
      );
      return rows[0]?.open ?? 0;
    },
    lead: async (lost, signal) => {
      const leadership = await becomeLeader(pool, { lost, beat }, signal);
      term = leadership.term;
      return leadership.release;
    },
  };
}

const MOVE = `
insert into ops.workflow (name, position) select unnest($1::text[]), $2::int8 where ${inTerm(3)}
on conflict (name) do update set position = greatest(ops.workflow.position, excluded.position), moved_at = now()`;

/**
 * Without tasks the checkpoint need not be durable: after a power cut the events are read again. So the commit does not
 * wait for the disk.
 */
const MOVE_LAZILY = `with lazily as (select set_config('synchronous_commit', 'off', true)) ${MOVE.replace('$2::int8 where', '$2::int8 from lazily where')}`;

async function queueTasks(
  pool: pg.Pool,
  term: bigint | null,
  workflows: readonly string[],
  tasks: readonly NewTask[],
  position: bigint,
): Promise<void> {
  if (tasks.length === 0) {
    const { rowCount } = await pool.query({
      name: 'move-lazily',
      text: MOVE_LAZILY,
      values: [workflows, position, term],
    });
    if (rowCount === 0 && workflows.length > 0) throw new LeadershipLost('another process runs the workflows');
    return;
  }
  await inTransaction(pool, async (client) => {
    for (const task of tasks)
      await client.query(
        `insert into ops.task (workflow, event_id, step, stream, position, kind, data, correlation_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
        [
          task.workflow,
          task.eventId,
          task.step,
          task.stream,
          task.position,
          task.kind,
          JSON.stringify(task.data ?? {}),
          task.correlationId,
        ],
      );
    const { rowCount } = await client.query(MOVE, [workflows, position, term]);
    if (rowCount === 0 && workflows.length > 0) throw new LeadershipLost('another process runs the workflows');
  });
}

async function stuckTasks(pool: pg.Pool, attempts: number): Promise<readonly OpenTask[]> {
  const { rows } = await pool.query(
    `select workflow || ' ' || event_id || ' ' || step as id, workflow, stream, kind, attempts, last_error, queued_at,
       next_try from ops.task
     where done_at is null and (attempts >= $1 or kind = $2)
     union all select null, workflow, stream, $3, times, state, since, found_at from ops.standing
     order by queued_at limit 500`,
    [attempts, DEAD_LETTER, STALLED],
  );
  return rows.map((row) => ({
    id: row.id,
    workflow: row.workflow,
    stream: row.stream,
    kind: row.kind,
    attempts: row.attempts,
    lastError: row.last_error,
    since: instant(row.queued_at),
    nextTry: instant(row.next_try),
  }));
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}
