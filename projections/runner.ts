/**
 * One reader of the log feeds the read models of a lane. It writes by a lease, which each transaction renews, so a
 * runner that lost it cannot write. A second runner of the lane is refused (stand-by.ts waits).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { LEDGER_PREFIXES } from '../schema/events/ledger.ts';
import { createAnalytics, hasAnalytics } from './analytics/refresh.ts';
import { applyBatch, type BatchOutcome, type FailPoint } from './batch.ts';
import {
  createGeneration,
  dropModel,
  dropReplaced,
  LOCK_FAMILY,
  liveGenerations,
  pointAt,
  RUNNER_LOCK,
  transaction,
} from './generations.ts';
import { isOf, type Lane, lanesOf } from './lanes.ts';
import { LEASE_MS, type Lease, LeaseLost, renewLease, takeLease } from './lease.ts';
import { migrateProjections } from './migrate.ts';
import { levelPartitions, positionsIn, Repartitioned } from './partitions.ts';
import { createPipeline } from './postgres.ts';
import type { Delivered, EventSource, ReadModel } from './projection.ts';
import { rebuildModel } from './rebuild.ts';

export class RunnerBusy extends Error {
  override name = 'RunnerBusy';
}

export type RunnerState = {
  feed: 'catching-up' | 'caught-up' | 'lost';
  position: bigint | 'start';
  /** Critical models that stopped at an event they cannot apply; the others go on. */
  halted: readonly string[];
  lastError: string | undefined;
};

export type RunnerOptions = {
  url: string;
  source: EventSource;
  models: readonly ReadModel[];
  /** How many lanes split the models (D0144); default 1. */
  partitions?: number;
  /** Which of them; default the first, which makes the tables and divides anew. */
  lane?: Lane;
  leaseMs?: number;
  batchSize?: number;
  /** How long to wait for another runner; a killed one is known to be gone within milliseconds. Default 5 s. */
  patienceMs?: number;
  failPoint?: FailPoint;
  onChange?: (state: RunnerState) => void;
  /** Another runner holds the lane, or it is divided anew: this one writes nothing any more and should be stopped. */
  onBusy?: () => void;
  /** The loop that renews the lease has gone round. */
  onBeat?: () => void;
};
export type Runner = { state(): RunnerState; stop(): Promise<void> };

/** @throws RunnerBusy if another runner serves this lane */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { partitions = 1, leaseMs = LEASE_MS } = options;
  const lane = options.lane ?? firstOf(lanesOf(options.models, partitions));
  await migrateProjections(options.url);
  const lost = () => options.onBusy?.();
  const writer = new LeasedWriter(options.url, lane.name, leaseMs, { lost, beat: options.onBeat ?? (() => undefined) });
  let after: bigint | 'start';
  try {
    await patiently(() => writer.open(), options.patienceMs ?? 5_000);
    const { client } = await writer.open();
    after = lane.part ? await beginOf(client, lane) : await prepare(options, client, lane);
  } catch (error) {
    await writer.close();
    throw error instanceof Repartitioned ? new RunnerBusy(error.message) : error;
  }
  const state: RunnerState = { feed: 'catching-up', position: after, halted: [], lastError: undefined };
  const change = (next: Partial<RunnerState>) => {
    Object.assign(state, next);
    options.onChange?.({ ...state });
  };
  const noteFailure = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      change({ lastError: String(error) });
      if (error instanceof LeaseLost) await writer.close();
      if (error instanceof RunnerBusy || error instanceof LeaseLost || error instanceof Repartitioned) lost();
      throw error;
    }
  };
  const deliver = async (batch: readonly Delivered[]): Promise<void> => {
    if (batch.length === 0) return;
    const outcome: BatchOutcome = await noteFailure(() =>
      writer.write(({ client, lease }) => applyBatch(client, { ...lane, lease }, batch, options.failPoint ?? {})),
    );
    change({ position: outcome.position, halted: outcome.halted, lastError: undefined });
  };
  const filter = {
    prefixes: LEDGER_PREFIXES,
    ...(lane.part && { isMine: (stream: string) => isOf(lane, { stream }) }),
  };
  // A crash of Postgres takes back the last commits, which have not waited for the disk; the log delivers them again.
  const resume = () =>
    noteFailure(async () => {
      const models = lane.models.filter(({ name }) => !state.halted.includes(name));
      const { client } = await writer.open();
      return models.length > 0 ? beginOf(client, { ...lane, models }) : state.position;
    });
  const unsubscribe = options.source.subscribe(filter, after, deliver, {
    batchSize: options.batchSize ?? 2_000,
    onState: (feed) => change({ feed }),
    resume,
  });
  return {
    state: () => ({ ...state }),
    stop: async () => {
      await unsubscribe();
      await writer.close();
    },
  };
}

function firstOf(lanes: readonly Lane[]): Lane {
  if (!lanes[0]) throw new Error('no lane');
  return lanes[0];
}

async function patiently(lock: () => Promise<unknown>, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; ; ) {
    try {
      await lock();
      return;
    } catch (error) {
      if (!(error instanceof RunnerBusy) || Date.now() >= end) throw error;
      await sleep(100);
    }
  }
}

/**
 * Drops tables of removed models, creates missing ones, rebuilds outdated ones, divides anew. Returns where the feed
 * has to begin.
 */
async function prepare(options: RunnerOptions, client: pg.Client, lane: Lane): Promise<bigint | 'start'> {
  // A restart tries the event at which a model stopped again, since the code may have been fixed.
  await client.query('delete from rm.parked where halted');
  const live = await liveGenerations(client);
  await dropForgotten(client, options.models, live.keys());
  for (const model of options.models) {
    const present = live.get(model.name);
    if (!present) {
      await transaction(client, async () => {
        await createGeneration(client, model, 1, true);
        await pointAt(client, model, 1);
      });
    } else if (present.version !== model.version) {
      await rebuildModel({ url: options.url, source: options.source, model });
    } else await dropReplaced(client, model.name);
  }
  if (!(await hasAnalytics(client))) await transaction(client, () => createAnalytics(client));
  await levelPartitions(client, options.source, options.models, options.partitions ?? 1);
  return beginOf(client, lane);
}

/** @throws Repartitioned */
async function beginOf(client: pg.Client, lane: Lane): Promise<bigint | 'start'> {
  const positions = await positionsIn(client, await liveGenerations(client), lane);
  let first: bigint | undefined;
  for (const model of lane.models) {
    const position = positions.get(model.name)?.position;
    if (position === undefined || position === null) return 'start';
    if (first === undefined || position < first) first = position;
  }
  return first ?? 'start';
}

async function dropForgotten(client: pg.Client, models: readonly ReadModel[], live: Iterable<string>): Promise<void> {
  const names = new Set(models.map(({ name }) => name));
  for (const name of live) if (!names.has(name)) await transaction(client, () => dropModel(client, name));
}

type Open = { client: pg.Client; lease: Lease };

/**
 * Opens a new connection after a break, fails when another runner holds the lane. A release without leases holds the
 * lock of all read models alone, so each writer shares it.
 */
class LeasedWriter {
  readonly #url: string;
  readonly #lane: string;
  readonly #leaseMs: number;
  readonly #on: { lost: () => void; beat: () => void };
  #open: Open | undefined;
  #writing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, lane: string, leaseMs: number, on: { lost: () => void; beat: () => void }) {
    this.#url = url;
    this.#lane = lane;
    this.#leaseMs = leaseMs;
    this.#on = on;
  }

  async open(): Promise<Open> {
    if (this.#open) return this.#open;
    const client = createPipeline(this.#url, this.#leaseMs);
    client.on('error', () => {
      if (this.#open?.client === client) this.#open = undefined;
    });
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1, $2) as held', [
      LOCK_FAMILY,
      RUNNER_LOCK,
    ]);
    const lease = rows[0]?.held ? await takeLease(client, this.#lane, this.#leaseMs) : undefined;
    if (!lease) {
      await client.end();
      throw new RunnerBusy(`another projector writes the lane "${this.#lane}" of this database`);
    }
    this.#open = { client, lease };
    this.#timer ??= setInterval(() => void this.#renew(), this.#leaseMs / 3).unref();
    return this.#open;
  }

  /** Only on the connection on which the checkpoint was read. */
  async write<T>(work: (open: Open) => Promise<T>): Promise<T> {
    const open = this.#open;
    if (!open) throw new Error('the connection to the read models broke; the feed begins again at the checkpoint');
    this.#writing = true;
    try {
      return await work(open);
    } finally {
      this.#writing = false;
      this.#on.beat();
    }
  }

  /** Between batches, each of which renews the lease itself. After a broken connection the lane is taken anew. */
  async #renew(): Promise<void> {
    const open = this.#open;
    if (this.#writing) return;
    try {
      if (open) await renewLease(open.client, open.lease, this.#leaseMs);
      else this.#on.lost();
    } catch (error) {
      if (error instanceof LeaseLost && this.#open === open) this.#on.lost();
    }
    this.#on.beat();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const open = this.#open;
    this.#open = undefined;
    await open?.client.end().catch(() => {});
  }
}
