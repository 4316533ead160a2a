import { type Asking, keepAsking } from '../../server/workers/asking.ts';

const EVERY_MS = 20;

/** Asks as a round of the worker does; returns what ends it. */
export function startAsking(begin: Asking['begin'], said: (error: string) => void): () => Promise<void> {
  const ending = new AbortController();
  const turn = { signal: ending.signal, beat: () => undefined };
  const running = keepAsking({ begin, failed: 'asking failed' }, ({ error }) => said(error), turn, EVERY_MS);
  return async () => {
    ending.abort();
    await running;
  };
}
