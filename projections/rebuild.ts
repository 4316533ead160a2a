/**
 * Builds the next generation beside the live one: its own reader, rows folded in memory and written by COPY, then a
 * swap in one transaction. A killed rebuild continues from its own checkpoint.
 */
import { getHeapStatistics } from 'node:v8';
import type pg from 'pg';
import { LEDGER_PREFIXES } from '../schema/events/ledger.ts';
import { ModelFailed } from './apply.ts';
import { differingTables, generationBytes } from './bytes.ts';
import { GenerationWriter } from './generation-writer.ts';
import {
  createGeneration,
  dropGeneration,
  dropReplaced,
  type Generation,
  generationsOf,
  LOCK_FAMILY,
  liveGenerations,
  pointAt,
  SWAP_LOCK,
  transaction,
} from './generations.ts';
import { partsOf, reachedIn, setParts } from './partitions.ts';
import { createWriter } from './postgres.ts';
import { type Delivered, type EventSource, type ReadModel, schemaOf } from './projection.ts';
import { createIndexSql } from './table.ts';

export type RebuildProgress = { events: number; position: bigint; head: bigint };
export type RebuildOptions = {
  url: string;
  source: EventSource;
  model: ReadModel;
  pageSize?: number;
  /** Rows held in memory before they are written; default: what fits into the heap. */
  rowsInMemory?: number;
  /** Stops at the live generation's position and compares the bytes of both before the swap. */
  compare?: boolean;
  onProgress?: (progress: RebuildProgress) => void;
};
/** `differing` names tables whose bytes differ from the previously live generation; undefined if not compared. */
export type Rebuilt = { generation: number; events: number; differing: string[] | undefined };

export class RebuildBusy extends Error {
  override name = 'RebuildBusy';
}

/** @throws RebuildBusy, GapInStream, ModelFailed of a critical model */
export async function rebuildModel(options: RebuildOptions): Promise<Rebuilt> {
  const { model } = options;
  const client = createWriter(options.url);
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock(hashtext($1)) as held', [
      `rebuild ${model.name}`,
    ]);
    if (!rows[0]?.held) throw new RebuildBusy(`${model.name} is being rebuilt already`);
    const writer = await fill(client, options);
    for (const table of model.tables) {
      const schema = schemaOf(model.name, writer.generation);
      for (const index of createIndexSql(schema, table)) await client.query(index);
      await client.query(`analyze ${schema}.${table.name}`);
    }
    const differing = await swap(client, options, writer);
    await dropReplaced(client, model.name);
    return { generation: writer.generation, events: writer.events, differing };
  } finally {
    await client.end();
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
  const generation = await begin(client, options.model);
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

/** Continues an unfinished rebuild of the same version, or creates a new generation. */
async function begin(client: pg.Client, model: ReadModel): Promise<Generation> {
  const live = (await liveGenerations(client)).get(model.name);
  const others = (await generationsOf(client, model.name)).filter((g) => g.generation > (live?.generation ?? 0));
  const half = others.find((g) => g.version === model.version);
  for (const other of others) if (other !== half) await dropGeneration(client, model.name, other.generation);
  if (half) return half;
  const generation = (live?.generation ?? 0) + 1;
  await transaction(client, () => createGeneration(client, model, generation, false));
  return { model: model.name, generation, version: model.version, position: null, events: 0n, as_of: null };
}

/** The live runner waits for the lock, so the last events can be read before the swap. */
function swap(client: pg.Client, options: RebuildOptions, writer: GenerationWriter): Promise<string[] | undefined> {
  const { model } = options;
  return transaction(client, async () => {
    await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_FAMILY, SWAP_LOCK]);
    const live = (await liveGenerations(client)).get(model.name);
    const parts = live ? await partsOf(client, live) : [];
    writer.inTransaction = true;
    // Each partition as far as it has come, so that it goes on from there.
    const cut = parts.map(({ position }) => ({ position: further(position, writer.position) }));
    const end = cut.reduce((far, { position }) => further(far, position), live?.position ?? null);
    await readTo(options, writer, end ?? 'start', ({ position, stream }) => position <= reachedIn(cut, end, stream));
    await writer.save();
    if (cut.length > 0)
      await setParts(
        client,
        writer,
        cut.map(({ position }) => position),
      );
    let differing: string[] | undefined;
    if (options.compare && live) {
      const before = await generationBytes(client, model, live.generation);
      differing = differingTables(before, await generationBytes(client, model, writer.generation));
    }
    await pointAt(client, model, writer.generation);
    return differing;
  });
}

const further = (a: bigint | null, b: bigint | null): bigint | null => (a === null || (b !== null && b > a) ? b : a);

const livePosition = async (client: pg.Client, model: ReadModel): Promise<bigint | 'start'> =>
  (await liveGenerations(client)).get(model.name)?.position ?? 'start';

/** `target` included. */
async function readTo(
  options: RebuildOptions,
  writer: GenerationWriter,
  target: bigint | 'start',
  isWanted: (event: Delivered) => boolean = () => true,
): Promise<void> {
  if (target === 'start' || (writer.position !== null && writer.position >= target)) return;
  const after = writer.position ?? 'start';
  for await (const page of options.source.readAll({ prefixes: LEDGER_PREFIXES }, after, options.pageSize ?? 2_000)) {
    const events = page.filter((event) => event.position <= target && isWanted(event));
    if (events.length > 0) await writer.take(events);
    options.onProgress?.({ events: writer.events, position: writer.position ?? 0n, head: target });
    if ((page.at(-1)?.position ?? 0n) >= target) return;
  }
}
