/** What the holder of the lane of all streams does before it follows the log, and where a lane begins. */
import type pg from 'pg';
import { createAnalytics, hasAnalytics } from './analytics/refresh.ts';
import {
  createGeneration,
  dropModel,
  dropReplaced,
  isNewer,
  leftOf,
  liveGenerations,
  ownOf,
  pointAt,
  transaction,
} from './generations.ts';
import type { Lane } from './lanes.ts';
import { levelPartitions, positionsIn } from './partitions.ts';
import type { EventSource, ReadModel } from './projection.ts';

type Prepared = { source: EventSource; models: readonly ReadModel[]; partitions?: number };

/**
 * Makes the tables of an empty database, drops those of removed models, divides anew. What the live tables keep in
 * another version is left as it is: raise.ts builds a newer one beside, an older release has no say.
 */
export async function prepare({ source, models, partitions = 1 }: Prepared, client: pg.Client): Promise<void> {
  // A restart tries the event at which a model stopped again, since the code may have been fixed.
  await client.query('delete from rm.parked where halted');
  const live = await liveGenerations(client);
  const left = leftOf(live, models);
  if (live.size === 0) await transaction(client, () => createAll(client, models));
  else if (!left.some(isNewer)) await dropForgotten(client, models, live.keys());
  for (const model of models) if (ownOf(live, model)) await dropReplaced(client, model.name);
  // While others are left, each swap makes the views that are possible.
  if (left.length === 0 && !(await hasAnalytics(client))) await transaction(client, () => createAnalytics(client));
  await levelPartitions(client, source, models, partitions);
}

/** At once, so that nobody takes one that is still to come for one of a new release. */
async function createAll(client: pg.Client, models: readonly ReadModel[]): Promise<void> {
  for (const model of models) {
    await createGeneration(client, model, 1, true);
    await pointAt(client, model, 1);
  }
}

async function dropForgotten(client: pg.Client, models: readonly ReadModel[], live: Iterable<string>): Promise<void> {
  const names = new Set(models.map(({ name }) => name));
  for (const name of live) if (!names.has(name)) await transaction(client, () => dropModel(client, name));
}

const HALTED = 'select model from rm.parked join rm.pointer using (model, generation) where halted';

/** Of the models that are written. @throws Repartitioned */
export async function beginOf(client: pg.Client, lane: Lane): Promise<bigint | 'start'> {
  const live = await liveGenerations(client);
  const { rows } = await client.query<{ model: string }>(HALTED);
  const written = [...(await positionsIn(client, live, lane)).values()];
  const going = written.filter(({ model }) => !rows.some((row) => row.model === model));
  const places = (all: typeof written) => all.map(({ position }) => position ?? -1n);
  const least = places(going).reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);
  const begin = least ?? (lane.part ? -1n : await followedTo(client));
  return begin < 0n ? 'start' : begin;
}

async function followedTo(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ position: bigint | null }>(
    'select max(position) as position from rm.stream_head',
  );
  return rows[0]?.position ?? -1n;
}
