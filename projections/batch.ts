/** One batch of the feed into all live models: rows, checkpoints, stream heads and the notice to waiting readers in ONE transaction. */
import type pg from 'pg';
import { type Applied, applyOneByOne, applyWhole, ModelFailed, type Target } from './apply.ts';
import { type Generation, LOCK_FAMILY, liveGenerations, SWAP_LOCK, transaction } from './generations.ts';
import { type Delivered, follows, isReadable, type ReadModel } from './projection.ts';
import { advance, loadHeads, saveHeads } from './stream-heads.ts';

/** Payload: the position reached, then the names of models that stopped. */
export const CHANNEL = 'nesie_rm';

/** Prepared once a connection, as all statements of a batch are. */
const LOCK_SHARED = 'select pg_advisory_xact_lock_shared($1, $2)';
const NOTIFY = 'select pg_notify($1, $2)';

export type BatchOutcome = { position: bigint; halted: string[] };
/** Tests stop the batch here, after the rows and before the checkpoint. */
export type FailPoint = { beforeCheckpoint?: () => void };

/** @throws GapInStream, whatever the database throws; then nothing of the batch is stored */
export async function applyBatch(
  client: pg.Client,
  models: readonly ReadModel[],
  batch: readonly Delivered[],
  failPoint: FailPoint = {},
): Promise<BatchOutcome> {
  try {
    return await attempt(client, models, batch, failPoint, false);
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    return await attempt(client, models, batch, failPoint, true);
  }
}

const PARKED = 'select model, generation, stream, halted from rm.parked';
type Parked = { model: string; generation: number; stream: string; halted: boolean };
type Moved = { generation: Generation; position: bigint; events: number };

function attempt(
  client: pg.Client,
  models: readonly ReadModel[],
  batch: readonly Delivered[],
  failPoint: FailPoint,
  careful: boolean,
): Promise<BatchOutcome> {
  return transaction(client, async () => {
    await client.query({ name: 'swap-lock', text: LOCK_SHARED, values: [LOCK_FAMILY, SWAP_LOCK] });
    const heads = await loadHeads(client, batch);
    advance(heads, batch);
    const { moved, halted } = await applyModels(client, models, batch, careful);
    failPoint.beforeCheckpoint?.();
    await saveCheckpoints(client, moved, batch);
    await saveHeads(client, heads);
    const position = batch.at(-1)?.position ?? 0n;
    await client.query({ name: 'notify', text: NOTIFY, values: [CHANNEL, [position, ...halted].join(' ')] });
    return { position, halted };
  });
}

async function applyModels(
  client: pg.Client,
  models: readonly ReadModel[],
  batch: readonly Delivered[],
  careful: boolean,
): Promise<{ moved: Moved[]; halted: string[] }> {
  const live = await liveGenerations(client);
  const parked = (await client.query<Parked>({ name: 'parked', text: PARKED })).rows;
  const end = batch.at(-1)?.position ?? 0n;
  const moved: Moved[] = [];
  const halted: string[] = [];
  for (const model of models) {
    const generation = live.get(model.name);
    if (!generation) throw new Error(`${model.name} has no live generation`);
    const applied = await applyModel(client, model, generation, parked, batch, careful);
    if (applied.halted) halted.push(model.name);
    const position = applied.halted ? applied.last : end;
    if (position !== null && !isAhead(generation, position)) {
      moved.push({ generation, position, events: applied.events });
    }
  }
  return { moved, halted };
}

const isAhead = (generation: Generation, position: bigint): boolean =>
  generation.position !== null && generation.position >= position;

async function applyModel(
  client: pg.Client,
  model: ReadModel,
  generation: Generation,
  allParked: readonly Parked[],
  batch: readonly Delivered[],
  careful: boolean,
): Promise<Applied> {
  const parked = allParked.filter((row) => row.model === model.name && row.generation === generation.generation);
  if (parked.some((row) => row.halted)) return { last: null, events: 0, halted: true };
  const streams = new Set(parked.map((row) => row.stream));
  const events = batch.filter(
    (event) => follows(model, event.stream) && !isAhead(generation, event.position) && !streams.has(event.stream),
  );
  if (events.length === 0) return { last: null, events: 0, halted: false };
  const target: Target = { model, generation: generation.generation };
  if (!careful) {
    await applyWhole(client, target, events);
    return { last: null, events: events.length, halted: false };
  }
  await client.query('savepoint model');
  try {
    await applyWhole(client, target, events);
    return { last: null, events: events.length, halted: false };
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    await client.query('rollback to savepoint model');
    return await applyOneByOne(client, target, events);
  }
}

const CHECKPOINTS = `
  update rm.checkpoint c
  set position = m.position, events = c.events + m.events, as_of = coalesce($5, c.as_of)
  from unnest($1::text[], $2::int4[], $3::int8[], $4::int8[]) m(model, generation, position, events)
  where c.model = m.model and c.generation = m.generation and (c.position is null or c.position < m.position)`;

async function saveCheckpoints(client: pg.Client, moved: readonly Moved[], batch: readonly Delivered[]): Promise<void> {
  const asOf = batch.findLast(isReadable)?.metadata.recordedAt ?? null;
  const values = [
    moved.map((m) => m.generation.model),
    moved.map((m) => m.generation.generation),
    moved.map((m) => m.position.toString()),
    moved.map((m) => m.events),
    asOf,
  ];
  const { rowCount } = await client.query({ name: 'checkpoints', text: CHECKPOINTS, values });
  if (rowCount !== moved.length) throw new Error('a checkpoint moved under the runner');
}
