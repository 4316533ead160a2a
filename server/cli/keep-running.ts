/** Restarts a part of the stack after an unexpected end and says so on the terminal. */
import { setTimeout as wait } from 'node:timers/promises';

export type Part = {
  /** For instance `exit code 1`, `signal SIGKILL`. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

export type Kept<P extends Part> = {
  /** The part that runs, or the last one. */
  current(): P;
  stop(): Promise<void>;
};

export type KeepOptions = {
  say: (line: string) => void;
  /** Called with the reason when the part cannot be restarted. */
  giveUp: (reason: string) => void;
  firstPauseMs?: number;
  steadyMs?: number;
  maxRestarts?: number;
};

/** After this time the part has recovered: its next end counts as the first. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE = 8;
const MAX_RESTARTS = 20;

/** @throws what the first start throws; later starts are retried with growing pauses */
export async function keepRunning<P extends Part>(
  name: string,
  start: () => Promise<P>,
  { say, giveUp, ...limits }: KeepOptions,
): Promise<Kept<P>> {
  const { firstPauseMs = FIRST_PAUSE_MS, steadyMs = STEADY_MS, maxRestarts = MAX_RESTARTS } = limits;
  const stopping = new AbortController();
  let current = await start();
  let startedAt = Date.now();
  let restarts = 0;

  async function restart(reason: string): Promise<boolean> {
    const downSince = Date.now();
    say(`${name} stopped (${reason}); starting it again ...`);
    let why = reason;
    while (restarts < maxRestarts) {
      restarts += 1;
      await wait(firstPauseMs * Math.min(restarts, LONGEST_PAUSE), undefined, { signal: stopping.signal });
      try {
        current = await start();
        startedAt = Date.now();
        say(`${name} runs again after ${((startedAt - downSince) / 1000).toFixed(1)} s`);
        return true;
      } catch (error) {
        why = (error as Error).message;
      }
    }
    giveUp(`${name} does not keep running (${restarts} starts in a row failed). The last reason: ${why}`);
    return false;
  }

  async function supervise(): Promise<void> {
    for (;;) {
      const reason = await current.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt >= steadyMs) restarts = 0;
      if (!(await restart(reason))) return;
      if (stopping.signal.aborted) await current.stop();
    }
  }

  // Stopping during a pause aborts the pause, which is no failure.
  const supervision = supervise().catch((error: unknown) => {
    if (!stopping.signal.aborted) giveUp(`${name} cannot be watched: ${String(error)}`);
  });
  return {
    current: () => current,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await supervision;
    },
  };
}
