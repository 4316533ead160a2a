/** Positions of the log that stand outside it, and how they change when the log moves (R700). */
import type pg from 'pg';
import { dropModel } from '../../../projections/generations.ts';
import type { Verified } from './copy.ts';

const HELD = `
  select position from ops.workflow union select position from ops.task where done_at is null`;

export async function heldPositions(client: pg.Client): Promise<bigint[]> {
  return (await client.query<{ position: bigint }>(HELD)).rows.map(({ position }) => position);
}

const MOVE = (table: string, which: string) => `
  update ${table} set position = moved.there from unnest($1::int8[], $2::int8[]) moved(here, there)
  where position = moved.here${which}`;

/**
 * One transaction: checkpoints of workflows and open tasks take over their places; read models go, and the next start
 * builds them from the copy. Once only, however often it is called.
 */
export async function takeOver(
  client: pg.Client,
  places: ReadonlyMap<bigint, bigint>,
  { head = -1n, headThere = -1n }: Pick<Verified, 'head' | 'headThere'>,
): Promise<void> {
  await client.query('begin');
  try {
    const { rowCount } = await client.query(
      'insert into ops.log_move (from_head, to_head) values ($1, $2) on conflict do nothing',
      [head, headThere],
    );
    if (rowCount) {
      const moved = [[...places.keys()].map(String), [...places.values()].map(String)];
      await client.query(MOVE('ops.workflow', ''), moved);
      await client.query(MOVE('ops.task', ' and done_at is null'), moved);
      const { rows } = await client.query<{ model: string }>('select distinct model from rm.checkpoint');
      for (const { model } of rows) await dropModel(client, model);
      await client.query('delete from rm.stream_head');
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Every process of Nesie listens or writes over such a connection; readers alone are called otherwise. */
const AT_WORK = `
  select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and application_name in ('nesie', 'nesie wait', 'nesie holder', 'nesie projections')`;

export async function isAtWork(client: pg.Client): Promise<boolean> {
  return ((await client.query<{ n: number }>(AT_WORK)).rows[0]?.n ?? 0) > 0;
}
