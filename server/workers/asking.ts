/** Every second begins what is due, and lets it run beside the next turn: each waits for a person (R581). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Turn } from './rounds.ts';

type Log = (line: { level: 'warn'; message: string; error: string }) => void;

const EVERY_MS = 1_000;

export type Asking = { begin: (signal: AbortSignal) => Promise<readonly Promise<void>[]>; failed: string };

/** Until the signal, which breaks the calls off and lets them write down where they were. */
export async function keepAsking({ begin, failed }: Asking, log: Log, turn: Turn, everyMs = EVERY_MS): Promise<void> {
  const { signal, beat } = turn;
  const running = new Set<Promise<void>>();
  const say = (error: unknown) => log({ level: 'warn', message: `${failed}, tried again`, error: String(error) });
  const nothing = (error: unknown): readonly Promise<void>[] => {
    say(error);
    return [];
  };
  while (!signal.aborted) {
    for (const one of await begin(signal).catch(nothing)) {
      const done = one.catch(say).finally(() => running.delete(done));
      running.add(done);
    }
    beat();
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running);
}
