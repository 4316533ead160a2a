/** Queues the tasks of stalled work again and keeps the list for the office. */
import type pg from 'pg';
import type { Tasks } from '../../ports/tasks.ts';

type StalledTasks = Pick<Tasks, 'isOpen' | 'requeue' | 'replaceStalled' | 'stalledCount'>;

const OPEN = 'select 1 from ops.task where done_at is null and workflow = $1 and stream = $2 limit 1';

const REQUEUE = `
insert into ops.task (workflow, event_id, step, stream, position, kind, data, correlation_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (workflow, event_id, step) do update set done_at = null, next_try = now(), outcome = null where ops.task.done_at is not null`;

const NOTE = `
with gone as (delete from ops.standing s where not exists (
  select from unnest($1::text[], $2::text[]) as f(workflow, stream)
    where (f.workflow, f.stream) = (s.workflow, s.stream)))
insert into ops.standing (workflow, stream, state, since) select *
  from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
on conflict (workflow, stream) do update set state = excluded.state, since = excluded.since, times = ops.standing.times + 1`;

export const stalledTasks = (pool: pg.Pool): StalledTasks => ({
  isOpen: async (workflow, stream) => (await pool.query(OPEN, [workflow, stream])).rowCount === 1,
  requeue: async (tasks) => {
    for (const { workflow, eventId, step, stream, position, kind, data, correlationId } of tasks)
      await pool.query(REQUEUE, [
        workflow,
        eventId,
        step,
        stream,
        position,
        kind,
        JSON.stringify(data ?? {}),
        correlationId,
      ]);
  },
  replaceStalled: async (found) => {
    const one = new Map(found.map((stalled) => [`${stalled.workflow} ${stalled.stream}`, stalled]));
    const all = [...one.values()];
    const columns = [
      all.map(({ workflow }) => workflow),
      all.map(({ stream }) => stream),
      all.map(({ state }) => state),
      all.map(({ since }) => since),
    ];
    await pool.query(NOTE, columns);
  },
  stalledCount: async () =>
    (await pool.query<{ n: number }>('select count(*)::int as n from ops.standing')).rows[0]?.n ?? 0,
});
