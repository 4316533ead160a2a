/** Waits while another projector leads, takes over when that one is gone, steps back when replaced. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Runner, RunnerBusy, type RunnerOptions, startRunner } from './runner.ts';

export type StandByOptions = Omit<RunnerOptions, 'onBusy' | 'patienceMs'> & {
  /** How often it asks for the lock while another projector leads. Default 1 s. */
  everyMs?: number;
  onRole?: (role: 'leads' | 'stands-by') => void;
  onError?: (error: unknown) => void;
};

type Term = { runner: Runner; replaced: Promise<void> };

/** Resolves as soon as it leads or waits. @throws what fails the first start, except that another projector leads */
export async function startStandingBy(options: StandByOptions): Promise<{ stop(): Promise<void> }> {
  const { everyMs = 1_000, onRole = () => undefined, onError = () => undefined } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  let role: 'leads' | 'stands-by' | undefined;
  const become = (next: 'leads' | 'stands-by') => {
    if (role !== next) onRole(next);
    role = next;
  };

  /** Undefined if another projector leads. */
  async function lead(): Promise<Term | undefined> {
    const { promise: replaced, resolve: onBusy } = Promise.withResolvers<void>();
    try {
      const runner = await startRunner({ ...options, patienceMs: 0, onBusy });
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
      if (term) {
        await Promise.race([term.replaced, stopped]);
        await term.runner.stop();
      }
      await wait(everyMs, undefined, { signal }).catch(() => undefined);
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
