/**
 * Builds what this release keeps in another version than the live one, or anew, beside the live tables. It needs no
 * lease for that; the swap waits until this process leads the lane of all streams (D0209).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { isNewer, leftOf, liveGenerations } from './generations.ts';
import type { Lease } from './lease.ts';
import { createClient } from './postgres.ts';
import type { EventSource, ReadModel } from './projection.ts';
import { NewerVersion, RebuildBusy, rebuildModel } from './rebuild.ts';

export type RaiseOptions = {
  url: string;
  source: EventSource;
  models: readonly ReadModel[];
  partitions?: number;
  /** That of the lane of all streams, while this process has it. */
  lease: () => Lease | undefined;
  everyMs: number;
  /** Names of models that are being built, or wait for the swap. */
  onRaise?: ((models: readonly string[]) => void) | undefined;
  onError?: ((error: unknown) => void) | undefined;
};

/** Rounds are rarer after a failure, and while there is nothing to build. */
const IDLE = 10;

/** `ready`: whatever this process can bring to its own version is built, and live if it leads. */
export type Raising = { ready: Promise<void>; stop(): Promise<void> };

export function startRaising(options: RaiseOptions): Raising {
  const { everyMs, onRaise = () => undefined, onError = () => undefined } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: ready, resolve } = Promise.withResolvers<void>();

  let said = '';
  async function round(): Promise<void> {
    const due = await dueOf(options);
    const names = due.map(({ name }) => name);
    if (said !== names.join()) onRaise(names);
    said = names.join();
    if (await raiseAll(options, due, signal)) resolve();
  }

  async function rounds(): Promise<void> {
    while (!signal.aborted) {
      let rest = IDLE;
      try {
        await round();
        if (said !== '') rest = 1;
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
      await wait(rest * everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = rounds();
  return {
    ready,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** None in an empty database, whose tables the lane of all streams makes. */
async function dueOf({ url, models }: RaiseOptions): Promise<ReadModel[]> {
  const client = createClient(url);
  await client.connect();
  try {
    const live = await liveGenerations(client);
    if (live.size === 0) return [];
    const due = leftOf(live, models).filter((left) => !isNewer(left));
    return models.filter(({ name }) => due.some(({ model }) => model === name));
  } finally {
    await client.end();
  }
}

/** False while another process builds one of them. */
async function raiseAll(options: RaiseOptions, due: readonly ReadModel[], signal: AbortSignal): Promise<boolean> {
  const { url, source, partitions, lease } = options;
  let all = true;
  for (const model of due) {
    try {
      await rebuildModel({ url, source, model, partitions: partitions ?? 1, leaseOf: async () => lease(), signal });
    } catch (error) {
      if (error instanceof NewerVersion) continue;
      if (!(error instanceof RebuildBusy)) throw error;
      all = false;
    }
  }
  return all;
}
