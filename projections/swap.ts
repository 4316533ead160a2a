/** Puts a rebuilt generation in the place of the live one. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { differingTables, generationBytes } from './bytes.ts';
import { type RebuildOptions, readTo } from './fill.ts';
import type { GenerationWriter } from './generation-writer.ts';
import { type Generation, LOCK_FAMILY, liveGenerations, pointAt, SWAP_LOCK, transaction } from './generations.ts';
import { isSplit } from './lanes.ts';
import { type Lease, renewLease } from './lease.ts';
import { endReadersOf, holdViews } from './live-views.ts';
import { partsOf, reachedIn, setParts } from './partitions.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 1_000;
/** With the second that each takes, a minute for readers to end by themselves, and ten minutes in all. */
const PATIENT = 30;
const TRIES = 300;

/** A reader in the way of the views holds up the exchange, not the runner: between two tries events go on. */
export async function swap(
  client: pg.Client,
  options: RebuildOptions,
  writer: GenerationWriter,
  lease: Lease | undefined,
): Promise<string[] | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await exchange(client, options, writer, lease);
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      if (tries >= PATIENT) await endReadersOf(client, options.model).catch(() => 0);
      await sleep(PAUSE_MS, undefined, options.signal ? { signal: options.signal } : {});
    }
  }
}

/** The live runner waits for the lock, so the last events can be read before the swap. */
function exchange(
  client: pg.Client,
  options: RebuildOptions,
  writer: GenerationWriter,
  lease: Lease | undefined,
): Promise<string[] | undefined> {
  const { model } = options;
  return transaction(client, async () => {
    // In the order of a runner, which would otherwise wait for this and this for it.
    if (lease) await renewLease(client, lease);
    await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_FAMILY, SWAP_LOCK]);
    await holdViews(client, model, writer.generation);
    const all = await liveGenerations(client);
    const live = all.get(model.name);
    writer.inTransaction = true;
    if (live?.version !== model.version) {
      await toFurthest(client, options, writer, [...all.values()]);
      await pointAt(client, model, writer.generation);
      return undefined;
    }
    const parts = await partsOf(client, live);
    // Each partition as far as it has come, so that it goes on from there.
    const cut = parts.map(({ position }) => ({ position: further(position, writer.position) }));
    const end = cut.reduce((far, { position }) => further(far, position), live.position);
    await readTo(options, writer, end ?? 'start', ({ position, stream }) => position <= reachedIn(cut, end, stream));
    await writer.save();
    if (cut.length > 0)
      await setParts(
        client,
        writer,
        cut.map(({ position }) => position),
      );
    let differing: string[] | undefined;
    if (options.compare) {
      const before = await generationBytes(client, model, live.generation);
      differing = differingTables(before, await generationBytes(client, model, writer.generation));
    }
    await pointAt(client, model, writer.generation);
    return differing;
  });
}

/** Another version goes on at one event in all its partitions; each lane then goes back to it. */
async function toFurthest(
  client: pg.Client,
  options: RebuildOptions,
  writer: GenerationWriter,
  live: readonly Generation[],
): Promise<void> {
  const end = live.reduce((far, { position }) => further(far, position), writer.position);
  await readTo(options, writer, end ?? 'start');
  await writer.save();
  const before = live.find(({ model }) => model === options.model.name);
  const { partitions = before ? (await partsOf(client, before)).length : 0, model } = options;
  if (isSplit(model) && partitions > 1)
    await setParts(client, writer, new Array<bigint | null>(partitions).fill(writer.position));
}

const further = (a: bigint | null, b: bigint | null): bigint | null => (a === null || (b !== null && b > a) ? b : a);
