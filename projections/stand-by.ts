/** Each lane waits while another projector writes it, takes over when that one is gone, steps back when replaced. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Lane, lanesOf } from './lanes.ts';
import { type Runner, RunnerBusy, type RunnerOptions, startRunner } from './runner.ts';

export type StandByOptions = Omit<RunnerOptions, 'onBusy' | 'onBeat' | 'patienceMs' | 'lane'> & {
  /** How often it asks for the lock while another projector leads. Default 1 s. */
  everyMs?: number;
  onRole?: (role: 'leads' | 'stands-by', lane: string) => void;
  onError?: (error: unknown) => void;
  /** At each round of a lane, whether it is led or waited for. */
  onBeat?: (lane: string) => void;
};

type Term = { runner: Runner; replaced: Promise<void> };

/** Several processes each write some lanes: one that has lanes already asks for the next later than one without. */
export async function startStandingBy(options: StandByOptions): Promise<{ stop(): Promise<void> }> {
  const held = new Set<string>();
  const [first, ...others] = lanesOf(options.models, options.partitions);
  if (!first) throw new Error('no lane');
  const standing = [await standBy(options, first, held)];
  for (const lane of others) standing.push(await standBy(options, lane, held));
  return { stop: async () => void (await Promise.all(standing.map((one) => one.stop()))) };
}

/** Resolves as soon as it leads or waits. @throws what fails the first start, except that another projector leads */
async function standBy(options: StandByOptions, lane: Lane, held: Set<string>): Promise<{ stop(): Promise<void> }> {
  const { everyMs = 1_000, onRole = () => undefined, onError = () => undefined, onBeat = () => undefined } = options;
  const beat = () => onBeat(lane.name);
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  let role: 'leads' | 'stands-by' | undefined;
  const become = (next: 'leads' | 'stands-by') => {
    if (role !== next) onRole(next, lane.name);
    role = next;
  };

  /** Undefined if another projector leads. */
  async function lead(): Promise<Term | undefined> {
    const { promise: replaced, resolve: onBusy } = Promise.withResolvers<void>();
    try {
      const runner = await startRunner({ ...options, lane, patienceMs: 0, onBusy, onBeat: beat });
      held.add(lane.name);
      become('leads');
      return { runner, replaced };
    } catch (error) {
      if (!(error instanceof RunnerBusy)) throw error;
      become('stands-by');
      return undefined;
    }
  }

  async function leadAgain(): Promise<Term | undefined> {
    try {
      return await lead();
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  async function serve(first: Term | undefined): Promise<void> {
    for (let term = first; ; term = await leadAgain()) {
      beat();
      if (term) {
        await Promise.race([term.replaced, stopped]);
        await term.runner.stop();
        held.delete(lane.name);
      }
      await wait(everyMs * (1 + held.size), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  const serving = serve(await lead());
  return {
    stop: async () => {
      stopping.abort();
      await serving;
    },
  };
}
