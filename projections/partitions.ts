/** How far each partition of a split model has come. The checkpoint of the model is that of its slowest partition. */
import type pg from 'pg';
import { LEDGER_PREFIXES } from '../schema/events/ledger.ts';
import { applyWhole } from './apply.ts';
import { type Generation, LOCK_FAMILY, liveGenerations, ownOf, SWAP_LOCK, transaction } from './generations.ts';
import { isSplit, type Lane, partOf } from './lanes.ts';
import { type Delivered, type EventSource, follows, type ReadModel } from './projection.ts';

type Key = { model: string; generation: number };
type Part = Key & { part: number; parts: number; position: bigint | null };

/** Empty for a model that is not split now. */
export async function partsOf(client: pg.ClientBase, { model, generation }: Key): Promise<Part[]> {
  const text = 'select * from rm.partition where model = $1 and generation = $2 order by part';
  return (await client.query<Part>(text, [model, generation])).rows;
}

/** The generations that this release writes, with the positions of this partition. @throws Repartitioned */
export async function positionsIn(
  client: pg.ClientBase,
  live: ReadonlyMap<string, Generation>,
  { part, models }: Pick<Lane, 'part' | 'models'>,
): Promise<ReadonlyMap<string, Generation>> {
  const own = models.flatMap((model) => ownOf(live, model) ?? []);
  if (!part) return new Map(own.map((generation) => [generation.model, generation]));
  const text = `select p.* from rm.pointer join rm.partition p using (model, generation) where part = $1 and parts = $2`;
  const { rows } = await client.query<Part>({ name: 'parts', text, values: [part.at, part.of] });
  return new Map(
    own.map((generation) => {
      const mine = rows.find((row) => row.model === generation.model);
      if (!mine) throw new Repartitioned(`${generation.model} is not kept in ${part.of} partitions now`);
      return [generation.model, { ...generation, position: mine.position }];
    }),
  );
}

/** The lane is of another number of partitions. */
export class Repartitioned extends Error {
  override name = 'Repartitioned';
}

const MOVE = `
  update rm.partition p set position = m.position
  from unnest($1::text[], $2::int4[], $3::int8[]) m(model, generation, position)
  where p.model = m.model and p.generation = m.generation and p.part = $4 and p.parts = $5
    and (p.position is null or p.position < m.position)`;
/** Two lanes that end together must both see what the other wrote: the second reads after it has the lock. */
const LOCK_CHECKPOINTS = `
  select 1 from rm.checkpoint where (model, generation) in (select * from unnest($1::text[], $2::int4[]))
  order by model, generation for update`;
const SLOWEST = `(select case when bool_or(p.position is null) then null else min(p.position) end
  from rm.partition p where p.model = c.model and p.generation = c.generation)`;
const CHECKPOINTS = `
  update rm.checkpoint c set position = ${SLOWEST}, events = c.events + m.events, as_of = greatest(c.as_of, $4)
  from unnest($1::text[], $2::int4[], $3::int8[]) m(model, generation, events)
  where c.model = m.model and c.generation = m.generation`;

export type Moved = { generation: Generation; position: bigint; events: number };

export async function savePartition(
  client: pg.ClientBase,
  part: NonNullable<Lane['part']>,
  moved: readonly Moved[],
  asOf: string | null,
): Promise<void> {
  const names = moved.map((m) => m.generation.model);
  const generations = moved.map((m) => m.generation.generation);
  const positions = moved.map((m) => m.position.toString());
  const values = [names, generations, positions, part.at, part.of];
  const { rowCount } = await client.query({ name: 'part', text: MOVE, values });
  if (rowCount !== moved.length) throw new Error('a checkpoint moved under the runner');
  await client.query({ name: 'lock-checkpoints', text: LOCK_CHECKPOINTS, values: [names, generations] });
  const events = moved.map((m) => m.events);
  await client.query({ name: 'slowest', text: CHECKPOINTS, values: [names, generations, events, asOf] });
}

/** Writes the partitions of one generation and its checkpoint. */
export async function setParts(client: pg.ClientBase, key: Key, positions: readonly (bigint | null)[]): Promise<void> {
  const values = [key.model, key.generation];
  await client.query('delete from rm.partition where model = $1 and generation = $2', values);
  if (positions.length === 0) return;
  await client.query(
    `insert into rm.partition (model, generation, part, parts, position)
     select $1, $2, n - 1, $4, position from unnest($3::int8[]) with ordinality as p(position, n)`,
    [...values, positions.map((position) => position?.toString() ?? null), positions.length],
  );
  await client.query(`update rm.checkpoint c set position = ${SLOWEST} where model = $1 and generation = $2`, values);
}

/** Up to which position a generation has taken the events of a stream. */
export function reachedIn(parts: readonly Pick<Part, 'position'>[], whole: bigint | null, stream: string): bigint {
  const position = parts.length === 0 ? whole : parts[partOf(stream, parts.length)]?.position;
  return position ?? -1n;
}

/**
 * Brings all partitions of each split model to one position and divides anew. Lanes wait for the lock meanwhile, and
 * those of another number find that they have no partition any more.
 */
export async function levelPartitions(
  client: pg.Client,
  source: EventSource,
  models: readonly ReadModel[],
  partitions: number,
): Promise<void> {
  const wanted = partitions === 1 ? 0 : partitions;
  await transaction(client, async () => {
    await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_FAMILY, SWAP_LOCK]);
    const live = await liveGenerations(client);
    for (const model of models.filter(isSplit)) {
      const generation = ownOf(live, model);
      if (!generation) continue;
      const parts = await partsOf(client, generation);
      if (parts.length === wanted) continue;
      const level = await levelled(client, source, model, generation, parts);
      if (wanted > 0) await setParts(client, generation, new Array<bigint | null>(wanted).fill(level));
      else {
        await setParts(client, generation, []);
        const values = [model.name, generation.generation, level?.toString() ?? null];
        await client.query('update rm.checkpoint set position = $3 where model = $1 and generation = $2', values);
      }
    }
  });
}

const PAGE = 500;

async function levelled(
  client: pg.Client,
  source: EventSource,
  model: ReadModel,
  generation: Generation,
  parts: readonly Part[],
): Promise<bigint | null> {
  if (parts.length === 0) return generation.position;
  const furthest = parts.reduce<bigint>(
    (far, { position }) => (position !== null && position > far ? position : far),
    -1n,
  );
  if (furthest < 0n) return null;
  const target = { model, generation: generation.generation };
  const isDue = (event: Delivered) =>
    event.position <= furthest && follows(model, event.stream) && event.position > reachedIn(parts, null, event.stream);
  for await (const page of source.readAll({ prefixes: LEDGER_PREFIXES }, generation.position ?? 'start', PAGE)) {
    await applyWhole(client, target, page.filter(isDue));
    if ((page.at(-1)?.position ?? furthest) >= furthest) break;
  }
  return furthest;
}
