export class TimedOut extends Error {
  override name = 'TimedOut';
}

const SOON_MS = 2_000;
const SOON_TRIES = 3;

/** How long a try is waited for: a node that has fallen silent is left soon, a slow one has its time in the end. */
export const patienceOf = (tries: number, longestMs: number): number =>
  tries < SOON_TRIES ? Math.min(SOON_MS, longestMs) : longestMs;

/** The work goes on; only the waiting ends. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`no answer within ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
