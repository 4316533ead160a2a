/**
 * One reader of the log feeds the read models of a lane. It writes by a lease, which each transaction renews, so a
 * runner that lost it cannot write. A second runner of the lane is refused (stand-by.ts waits).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LEDGER_PREFIXES } from '../schema/events/ledger.ts';
import { applyBatch, type BatchOutcome, BehindFeed, type FailPoint } from './batch.ts';
import { isNewer, type Left, leftOf, liveGenerations } from './generations.ts';
import { isOf, type Lane, lanesOf } from './lanes.ts';
import { LEASE_MS, type Lease, LeaseLost } from './lease.ts';
import { LeasedWriter, RunnerBusy } from './leased-writer.ts';
import { migrateProjections } from './migrate.ts';
import { Repartitioned } from './partitions.ts';
import { beginOf, prepare } from './prepare.ts';
import type { Delivered, EventSource, ReadModel } from './projection.ts';

export type RunnerState = {
  feed: 'catching-up' | 'caught-up' | 'lost';
  position: bigint | 'start';
  /** Critical models that stopped at an event they cannot apply; the others go on. */
  halted: readonly string[];
  /** Kept in another version than that of this release, which does not write them. */
  left: readonly Left[];
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
  /**
   * Another runner holds the lane, it is divided anew, or a newer release has replaced a model of it: this one should
   * be stopped.
   */
  onBusy?: () => void;
  /** The loop that renews the lease has gone round. */
  onBeat?: () => void;
};
export type Runner = { state(): RunnerState; lease(): Lease | undefined; stop(): Promise<void> };

/** @throws RunnerBusy if another runner serves this lane */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { partitions = 1, leaseMs = LEASE_MS } = options;
  const lane = options.lane ?? firstOf(lanesOf(options.models, partitions));
  await migrateProjections(options.url);
  const lost = () => options.onBusy?.();
  const writer = new LeasedWriter(options.url, lane.name, leaseMs, { lost, beat: options.onBeat ?? (() => undefined) });
  let after: bigint | 'start';
  let left: readonly Left[];
  try {
    await patiently(() => writer.open(), options.patienceMs ?? 5_000);
    const { client } = await writer.open();
    if (!lane.part) await prepare(options, client);
    after = await beginOf(client, lane);
    left = leftOf(await liveGenerations(client), lane.models);
  } catch (error) {
    await writer.close();
    throw error instanceof Repartitioned ? new RunnerBusy(error.message) : error;
  }
  const state: RunnerState = { feed: 'catching-up', position: after, halted: [], left, lastError: undefined };
  const change = (next: Partial<RunnerState>) => {
    Object.assign(state, next);
    options.onChange?.({ ...state });
  };
  if (left.length > 0) change({});
  const noteFailure = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BehindFeed) throw error;
      change({ lastError: String(error) });
      if (error instanceof LeaseLost) await writer.close();
      if (error instanceof RunnerBusy || error instanceof LeaseLost || error instanceof Repartitioned) lost();
      throw error;
    }
  };
  const deliver = async (batch: readonly Delivered[]): Promise<void> => {
    if (batch.length === 0) return;
    const outcome: BatchOutcome = await noteFailure(() =>
      writer.write(({ client, lease }) =>
        applyBatch(client, { ...lane, lease, after }, batch, options.failPoint ?? {}),
      ),
    );
    const { position, halted, left: others } = outcome;
    after = position;
    const replaced = others.some((one) => isNewer(one) && !state.left.some(({ model }) => model === one.model));
    change({ position, halted, left: others, lastError: undefined });
    // So that a process of the newer release can take the lane.
    if (replaced) lost();
  };
  const filter = {
    prefixes: LEDGER_PREFIXES,
    ...(lane.part && { isMine: (stream: string) => isOf(lane, { stream }) }),
  };
  // A crash of Postgres takes back the last commits, which have not waited for the disk; the log delivers them again.
  const resume = () =>
    noteFailure(async () => {
      after = await beginOf((await writer.open()).client, lane);
      return after;
    });
  const unsubscribe = options.source.subscribe(filter, after, deliver, {
    batchSize: options.batchSize ?? 2_000,
    onState: (feed) => change({ feed }),
    resume,
  });
  return {
    state: () => ({ ...state }),
    lease: () => writer.lease,
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
