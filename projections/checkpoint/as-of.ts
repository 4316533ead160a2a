/** Lists and reports name the log position from which they were read. */
import type pg from 'pg';
import type { Instant } from '../../schema/values/local-date.ts';

export type ModelStatus = {
  model: string;
  generation: number;
  version: number;
  /** Null before the first event. */
  position: bigint | null;
  events: bigint;
  /** When the last event was recorded. */
  as_of: Instant | null;
  dead_letters: bigint;
  /** The event at which a critical model stopped. */
  halted: string | null;
};

/** `pool` must come from createPool, which reads positions as bigint. */
export async function modelStatuses(pool: pg.Pool): Promise<ModelStatus[]> {
  const { rows } = await pool.query<ModelStatus>(
    `select c.*,
       (select count(*) from rm.parked k
          where k.model = c.model and k.generation = c.generation and not k.halted) as dead_letters,
       (select k.stream || ' revision ' || k.revision || ': ' || k.error from rm.parked k
        where k.model = c.model and k.generation = c.generation and k.halted limit 1) as halted
     from rm.pointer p join rm.checkpoint c using (model, generation) order by c.model`,
  );
  return rows;
}

/** Built by a release that does not lead yet. */
export async function waitingGenerations(
  pool: pg.Pool,
): Promise<Pick<ModelStatus, 'model' | 'version' | 'position'>[]> {
  const { rows } = await pool.query<Pick<ModelStatus, 'model' | 'version' | 'position'>>(
    `select c.model, c.version, c.position from rm.checkpoint c
     where generation > coalesce((select generation from rm.pointer p where p.model = c.model), 0)`,
  );
  return rows;
}

/** Of the slowest model; 'start' while one of them has seen no event. */
export async function asOfPosition(pool: pg.Pool, models?: readonly string[]): Promise<bigint | 'start'> {
  const statuses = (await modelStatuses(pool)).filter(({ model }) => !models || models.includes(model));
  let slowest: bigint | undefined;
  for (const { position } of statuses) {
    if (position === null) return 'start';
    if (slowest === undefined || position < slowest) slowest = position;
  }
  return slowest ?? 'start';
}
