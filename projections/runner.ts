/**
 * One reader of the log feeds all read models. The live projector writes only through the connection that holds the
 * advisory lock, so a runner that lost the lock cannot write. A second runner is refused (stand-by.ts waits).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { LEDGER_PREFIXES } from '../schema/events/ledger.ts';
import { createAnalytics, hasAnalytics } from './analytics/refresh.ts';
import { applyBatch, type BatchOutcome, type FailPoint } from './batch.ts';
import {
  createGeneration,
  dropModel,
  LOCK_FAMILY,
  liveGenerations,
  pointAt,
  RUNNER_LOCK,
  transaction,
} from './generations.ts';
import { migrateProjections } from './migrate.ts';
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
  batchSize?: number;
  /** How long to wait for another runner's lock; a killed one releases it within milliseconds. Default 5 s. */
  patienceMs?: number;
  failPoint?: FailPoint;
  onChange?: (state: RunnerState) => void;
  /** Called when another runner holds the lock; this one writes nothing any more and should be stopped. */
  onBusy?: () => void;
};
export type Runner = { state(): RunnerState; stop(): Promise<void> };

/** @throws RunnerBusy if another runner serves this database */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  await migrateProjections(options.url);
  const writer = new LockedWriter(options.url);
  await patiently(() => writer.client(), options.patienceMs ?? 5_000);
  const after = await prepare(options, await writer.client());
  const state: RunnerState = { feed: 'catching-up', position: after, halted: [], lastError: undefined };
  const change = (next: Partial<RunnerState>) => {
    Object.assign(state, next);
    options.onChange?.({ ...state });
  };
  const deliver = async (batch: readonly Delivered[]): Promise<void> => {
    if (batch.length === 0) return;
    try {
      const outcome: BatchOutcome = await applyBatch(
        await writer.client(),
        options.models,
        batch,
        options.failPoint ?? {},
      );
      change({ position: outcome.position, halted: outcome.halted, lastError: undefined });
    } catch (error) {
      change({ lastError: String(error) });
      if (error instanceof RunnerBusy) options.onBusy?.();
      throw error;
    }
  };
  const unsubscribe = options.source.subscribe({ prefixes: LEDGER_PREFIXES }, after, deliver, {
    batchSize: options.batchSize ?? 500,
    onState: (feed) => change({ feed }),
  });
  return {
    state: () => ({ ...state }),
    stop: async () => {
      await unsubscribe();
      await writer.close();
    },
  };
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
 * Drops tables of removed models, creates missing ones, rebuilds outdated ones. Returns where the feed has to begin.
 */
async function prepare(options: RunnerOptions, client: pg.Client): Promise<bigint | 'start'> {
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
    }
  }
  if (!(await hasAnalytics(client))) await transaction(client, () => createAnalytics(client));
  let first: bigint | 'start' | undefined;
  const now = await liveGenerations(client);
  for (const model of options.models) {
    const position = now.get(model.name)?.position ?? 'start';
    if (position === 'start') return 'start';
    if (first === undefined || first === 'start' || position < first) first = position;
  }
  return first ?? 'start';
}

async function dropForgotten(client: pg.Client, models: readonly ReadModel[], live: Iterable<string>): Promise<void> {
  const names = new Set(models.map(({ name }) => name));
  for (const name of live) if (!names.has(name)) await transaction(client, () => dropModel(client, name));
}

/** Reconnects after a break, fails when another runner holds the lock. */
class LockedWriter {
  readonly #url: string;
  #client: pg.Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async client(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const client = createPipeline(this.#url);
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined;
    });
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
      LOCK_FAMILY,
      RUNNER_LOCK,
    ]);
    if (!rows[0]?.held) {
      await client.end();
      throw new RunnerBusy('another runner keeps the read models of this database');
    }
    this.#client = client;
    return client;
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}
