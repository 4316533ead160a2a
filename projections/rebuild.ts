/**
 * Builds the next generation beside the live one: its own reader, rows folded in memory and written by COPY, then a
 * swap in one transaction. A killed rebuild continues from its own checkpoint. Another version is swapped in only by
 * the right to write the lane of all streams, so that no release finds rows of another under its hands (D0209).
 */
import { getHeapStatistics } from 'node:v8';
import type pg from 'pg';
import { LEDGER_PREFIXES } from '../schema/events/ledger.ts';
import { ModelFailed } from './apply.ts';
import { type RebuildOptions, type Rebuilt, readTo } from './fill.ts';
import { GenerationWriter } from './generation-writer.ts';
import {
  createGeneration,
  dropGeneration,
  dropReplaced,
  type Generation,
  generationsOf,
  liveGenerations,
  transaction,
} from './generations.ts';
import { WHOLE } from './lanes.ts';
import { LEASE_MS, takeLease } from './lease.ts';
import { refuseInTheWay } from './live-views.ts';
import { createWriter } from './postgres.ts';
import { type ReadModel, schemaOf } from './projection.ts';
import { swap } from './swap.ts';
import { createIndexSql } from './table.ts';

/** So many events are read within the swap. */
const FEW = 200;

export class RebuildBusy extends Error {
  override name = 'RebuildBusy';
}

/** What a newer release keeps is left to it. */
export class NewerVersion extends Error {
  override name = 'NewerVersion';
}

/** @throws RebuildBusy, NewerVersion, ViewsInTheWay, LeaseLost, GapInStream, ModelFailed of a critical model */
export async function rebuildModel(options: RebuildOptions): Promise<Rebuilt> {
  options.signal?.throwIfAborted();
  const client = createWriter(options.url);
  await client.connect();
  // A long statement does not hear of the signal.
  const cut = () => void client.end().catch(() => undefined);
  options.signal?.addEventListener('abort', cut);
  try {
    return await rebuildOn(client, options);
  } finally {
    options.signal?.removeEventListener('abort', cut);
    await client.end();
  }
}

async function rebuildOn(client: pg.Client, options: RebuildOptions): Promise<Rebuilt> {
  const { model, leaseOf = takeWhole } = options;
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock(hashtext($1)) as held', [
    `rebuild ${model.name}`,
  ]);
  if (!rows[0]?.held) throw new RebuildBusy(`${model.name} is being rebuilt already`);
  const live = (await liveGenerations(client)).get(model.name);
  const compare = options.compare === true && live?.version === model.version;
  const how = { ...options, compare };
  const writer = await fill(client, how);
  await index(client, model, writer.generation);
  if (!compare) await followOn(how, writer);
  const done = { generation: writer.generation, events: writer.events };
  const free = live?.version === model.version || options.back === true;
  const lease = free ? undefined : await leaseOf(client);
  if (!free && !lease) return { ...done, differing: undefined, live: false };
  const differing = await swap(client, how, writer, lease);
  await dropReplaced(client, model.name);
  return { ...done, events: writer.events, differing, live: true };
}

const takeWhole = (client: pg.Client) => takeLease(client, WHOLE, LEASE_MS);

/** A killed rebuild may have made some of them. */
async function index(client: pg.Client, model: ReadModel, generation: number): Promise<void> {
  for (const table of model.tables) {
    const name = `${schemaOf(model.name, generation)}.${table.name}`;
    const { rows } = await client.query<{ indexes: number; rows: number }>(
      `select (select count(*)::int from pg_index where indrelid = c.oid and not indisprimary) as indexes,
         reltuples as rows from pg_class c where oid = $1::regclass`,
      [name],
    );
    const [{ indexes, rows: known } = { indexes: 0, rows: -1 }] = rows;
    const missing = createIndexSql(schemaOf(model.name, generation), table).slice(indexes);
    for (const sql of missing) await client.query(sql);
    if (missing.length > 0 || known < 0) await client.query(`analyze ${name}`);
  }
}

/** What was written meanwhile, until so little is left that nobody notices the swap. */
async function followOn(options: RebuildOptions, writer: GenerationWriter): Promise<void> {
  for (let before = -1; writer.events - before > FEW; ) {
    before = writer.events;
    await readTo(options, writer, await options.source.head({ prefixes: LEDGER_PREFIXES }));
    await writer.save();
  }
}

/**
 * Reads to the head. After an event that cannot be applied it returns to the stored checkpoint and goes event by event.
 */
async function fill(client: pg.Client, options: RebuildOptions): Promise<GenerationWriter> {
  const { model } = options;
  const target = options.compare
    ? await livePosition(client, model)
    : await options.source.head({ prefixes: LEDGER_PREFIXES });
  const fast = await open(client, options, false);
  try {
    await readTo(options, fast, target);
    await fast.save();
    return fast;
  } catch (error) {
    if (!(error instanceof ModelFailed) || model.critical) throw error;
    const careful = await open(client, options, true);
    await readTo(options, careful, target);
    await careful.save();
    return careful;
  }
}

/** A loan with its state takes some 7 KB, and more while it is written. */
const rowsThatFit = (): number => Math.min(150_000, Math.floor(getHeapStatistics().heap_size_limit / 32_768));

async function open(client: pg.Client, options: RebuildOptions, careful: boolean): Promise<GenerationWriter> {
  const generation = await begin(client, options);
  const writer = new GenerationWriter(
    client,
    options.model,
    generation,
    options.rowsInMemory ?? rowsThatFit(),
    careful,
  );
  await writer.open();
  return writer;
}

/** Continues an unfinished rebuild of the version, or creates a generation. @throws NewerVersion, ViewsInTheWay */
async function begin(client: pg.Client, { model, back = false }: RebuildOptions): Promise<Generation> {
  const live = (await liveGenerations(client)).get(model.name);
  const all = await generationsOf(client, model.name);
  const newest = Math.max(...all.map(({ version }) => version));
  if (!back && newest > model.version)
    throw new NewerVersion(`${model.name} is kept in version ${newest} by a newer release, here in ${model.version}`);
  const others = all.filter((g) => g.generation > (live?.generation ?? 0));
  const half = others.find((g) => g.version === model.version);
  for (const other of others) if (other !== half) await dropGeneration(client, model.name, other.generation);
  if (half) {
    await refuseInTheWay(client, model, half.generation);
    return half;
  }
  const generation = (live?.generation ?? 0) + 1;
  await transaction(client, async () => {
    await createGeneration(client, model, generation, false);
    await refuseInTheWay(client, model, generation);
  });
  return { model: model.name, generation, version: model.version, position: null, events: 0n, as_of: null };
}

const livePosition = async (client: pg.Client, model: ReadModel): Promise<bigint | 'start'> =>
  (await liveGenerations(client)).get(model.name)?.position ?? 'start';
