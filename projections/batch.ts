/** Rows, checkpoints, stream heads and the notification of waiting readers are one transaction. */
import type pg from 'pg';
import { type Applied, applyOneByOne, applyWhole, isInfrastructure, ModelFailed, type Target } from './apply.ts';
import {
  type Generation,
  type Left,
  LOCK_FAMILY,
  leftOf,
  liveGenerations,
  SWAP_LOCK,
  transaction,
} from './generations.ts';
import { isOf, isSplit, type Lane } from './lanes.ts';
import { type Lease, renewLease } from './lease.ts';
import { type Moved, positionsIn, savePartition } from './partitions.ts';
import { type Delivered, follows, isReadable, type ReadModel } from './projection.ts';
import { advance, loadHeads, saveHeads } from './stream-heads.ts';

const LOCK_SHARED = 'select pg_advisory_xact_lock_shared($1, $2)';
/**
 * The notification carries the position reached, then the names of models that stopped or are left to another release.
 * That of a lane among several is empty: who waits asks for the slowest.
 */
const NOTIFY = 'select pg_notify(name, $1) from rm.channel';

export type BatchOutcome = { position: bigint; halted: string[]; left: Left[] };
/** Tests stop the batch here, after its rows and before its checkpoint. */
export type FailPoint = { beforeCheckpoint?: () => void | Promise<void> };
/** The models that it writes, by which right, and where the feed was before; without the last two for tests alone. */
export type Writing = Omit<Lane, 'name'> & { lease?: Lease; after?: bigint | 'start' };

/** A generation swapped in stands before this batch: the feed has to go back. */
export class BehindFeed extends Error {
  override name = 'BehindFeed';
}

/**
 * @throws GapInStream, LeaseLost, Repartitioned, BehindFeed and errors of the database; nothing of the batch is then
 * stored
 */
export async function applyBatch(
  client: pg.Client,
  writing: Writing,
  batch: readonly Delivered[],
  failPoint: FailPoint = {},
): Promise<BatchOutcome> {
  try {
    return await attempt(client, writing, batch, failPoint, false);
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    return await attempt(client, writing, batch, failPoint, true);
  }
}

const DEAD_LETTERS = 'select model, generation, stream, halted from rm.parked';
type DeadLetter = { model: string; generation: number; stream: string; halted: boolean };

function attempt(
  client: pg.Client,
  writing: Writing,
  batch: readonly Delivered[],
  failPoint: FailPoint,
  careful: boolean,
): Promise<BatchOutcome> {
  const { models, part, lease } = writing;
  const alone = !part && models.some(isSplit);
  return transaction(client, async () => {
    if (lease) await renewLease(client, lease);
    const lock = client.query({ name: 'swap-lock', text: LOCK_SHARED, values: [LOCK_FAMILY, SWAP_LOCK] });
    const [heads, all, letters] = await Promise.all([
      part ? undefined : loadHeads(client, batch),
      liveGenerations(client),
      client.query<DeadLetter>({ name: 'dead-letters', text: DEAD_LETTERS }),
      lock,
    ]);
    const live = await positionsIn(client, all, writing);
    const deadLetters = letters.rows.filter((letter) => isOf(writing, letter));
    const own = models.filter(({ name }) => live.has(name));
    refuseHoles(writing, live, deadLetters);
    const mine = batch.filter((event) => isOf(writing, event));
    if (heads) advance(heads, batch);
    const apply = (model: ReadModel) => applyModel(client, { model, live, deadLetters, batch: mine, careful });
    const applied = await (careful ? inTurn : atOnce)(own, apply);
    await failPoint.beforeCheckpoint?.();
    const reached = moved(applied, batch);
    if (part) await savePartition(client, part, reached, asOfIn(batch));
    else await saveCheckpoints(client, reached, batch);
    if (heads) await saveHeads(client, heads);
    const position = batch.at(-1)?.position ?? 0n;
    const halted = applied.filter((one) => one.halted).map((one) => one.generation.model);
    const left = leftOf(all, models);
    const others = left.map(({ model }) => model);
    await client.query({
      name: 'notify',
      text: NOTIFY,
      values: [alone ? [position, ...halted, ...others].join(' ') : ''],
    });
    return { position, halted, left };
  });
}

function refuseHoles(
  { after = 'start' }: Writing,
  live: ReadonlyMap<string, Generation>,
  deadLetters: readonly DeadLetter[],
): void {
  if (after === 'start') return;
  for (const { model, generation, position } of live.values()) {
    const stopped = deadLetters.some((row) => row.halted && row.model === model && row.generation === generation);
    if (!stopped && (position ?? -1n) < after) throw new BehindFeed(`${model} stands at ${position}, before ${after}`);
  }
}

async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await work(one));
  return results;
}

/**
 * While Postgres works for one model the next one folds. A failure waits for all of them: a statement sent later would
 * run outside the transaction.
 */
async function atOnce<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const outcomes = await Promise.allSettled(all.map(work));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw failures.find(isInfrastructure) ?? failures[0];
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

type Result = Applied & { generation: Generation };
function moved(results: readonly Result[], batch: readonly Delivered[]): Moved[] {
  const end = batch.at(-1)?.position ?? 0n;
  return results.flatMap(({ generation, events, halted, last }) => {
    const position = halted ? last : end;
    return position === null || isAhead(generation, position) ? [] : [{ generation, position, events }];
  });
}

const isAhead = (generation: Generation, position: bigint): boolean =>
  generation.position !== null && generation.position >= position;

type Work = {
  model: ReadModel;
  live: ReadonlyMap<string, Generation>;
  deadLetters: readonly DeadLetter[];
  batch: readonly Delivered[];
  careful: boolean;
};

async function applyModel(client: pg.Client, { model, live, deadLetters, batch, careful }: Work): Promise<Result> {
  const generation = live.get(model.name);
  if (!generation) throw new Error(`${model.name} has no live generation`);
  const here = deadLetters.filter((row) => row.model === model.name && row.generation === generation.generation);
  if (here.some((row) => row.halted)) return { generation, last: null, events: 0, halted: true };
  const streams = new Set(here.map((row) => row.stream));
  const events = batch.filter(
    (event) => follows(model, event.stream) && !isAhead(generation, event.position) && !streams.has(event.stream),
  );
  const outcome: Result = { generation, last: null, events: events.length, halted: false };
  if (events.length === 0) return outcome;
  const target: Target = { model, generation: generation.generation };
  if (!careful) {
    await applyWhole(client, target, events);
    return outcome;
  }
  await client.query('savepoint model');
  try {
    await applyWhole(client, target, events);
    return outcome;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    await client.query('rollback to savepoint model');
    return { ...(await applyOneByOne(client, target, events)), generation };
  }
}

const asOfIn = (batch: readonly Delivered[]) => batch.findLast(isReadable)?.metadata.recordedAt ?? null;

const CHECKPOINTS = `
  update rm.checkpoint c
  set position = m.position, events = c.events + m.events, as_of = coalesce($5, c.as_of)
  from unnest($1::text[], $2::int4[], $3::int8[], $4::int8[]) m(model, generation, position, events)
  where c.model = m.model and c.generation = m.generation and (c.position is null or c.position < m.position)`;

async function saveCheckpoints(client: pg.Client, moved: readonly Moved[], batch: readonly Delivered[]): Promise<void> {
  const values = [
    moved.map((m) => m.generation.model),
    moved.map((m) => m.generation.generation),
    moved.map((m) => m.position.toString()),
    moved.map((m) => m.events),
    asOfIn(batch),
  ];
  const { rowCount } = await client.query({ name: 'checkpoints', text: CHECKPOINTS, values });
  if (rowCount !== moved.length) throw new Error('a checkpoint moved under the runner');
}
