/** Checks once a minute whether a business day has ended, and closes it. */
import type { EndOfDay } from '../use-cases/day/end-of-day.ts';

export type EndOfDayWorkerOptions = {
  everyMs?: number;
  log(line: { level: 'warn'; message: string; error: string }): void;
};

/** Returns a stop function that lets the running loans finish. */
export function startEndOfDayWorker(
  closing: EndOfDay,
  { everyMs = 60_000, log }: EndOfDayWorkerOptions,
): () => Promise<void> {
  const stopping = new AbortController();
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await closing.run(stopping.signal);
      } catch (error) {
        log({ level: 'warn', message: 'closing of the day failed, tried again later', error: String(error) });
      }
      await pause(everyMs, stopping.signal);
    }
  })();
  return async () => {
    stopping.abort();
    await loop;
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end, { once: true });
  });
