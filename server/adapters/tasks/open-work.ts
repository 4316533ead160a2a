import type pg from 'pg';

export type OpenWork = { readonly workflow: string; readonly open: number; readonly oldestSeconds: number };

/** One line for each workflow that has ever queued a task, so that an empty queue reads 0. */
export async function openWork(pool: pg.Pool): Promise<readonly OpenWork[]> {
  const { rows } = await pool.query<OpenWork>(`
select w.name as workflow, count(t.workflow)::int as open,
  coalesce(extract(epoch from now() - min(t.queued_at)), 0)::float8 as "oldestSeconds"
from ops.workflow w left join ops.task t on t.workflow = w.name and t.done_at is null group by 1 order by 1`);
  return rows;
}
