/** Every second begins what is due, and lets it run beside the next turn: each waits for a person (R581). */
import { setTimeout as sleep } from 'node:timers/promises';

type Log = (line: { level: 'warn'; message: string; error: string }) => void;

const EVERY_MS = 1_000;

export type Asking = { begin: (signal: AbortSignal) => Promise<readonly Promise<void>[]>; failed: string };

/** Returns a stop function that breaks the calls off and lets them write down where they were. */
export function startAsking({ begin, failed }: Asking, log: Log, everyMs = EVERY_MS): () => Promise<void> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const say = (error: unknown) => log({ level: 'warn', message: `${failed}, tried again`, error: String(error) });
  const nothing = (error: unknown): readonly Promise<void>[] => {
    say(error);
    return [];
  };
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      for (const one of await begin(stopping.signal).catch(nothing)) {
        const done = one.catch(say).finally(() => running.delete(done));
        running.add(done);
      }
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await loop;
    await Promise.all(running);
  };
}
