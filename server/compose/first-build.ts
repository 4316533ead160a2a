/** After a move or a restore the read models are built from nothing: a balancer must not send people to empty lists. */
import type { ReadyCheck } from '../api/deps.ts';
import { furthestPosition, lagSeconds } from './measures.ts';
import { lastingFor } from './nodes-in-words.ts';

type Base = Parameters<typeof lagSeconds>[0];

/** Read models that are only slow are never so far behind. */
const BUILT_S = 86_400;
/** What does not move is not being built: single loans are served from their streams then. */
const STILL_MS = 30_000;

/** Not ready while they move towards a log that is a day ahead; once ready it never asks again (R986). */
export function firstBuild(base: Base, now: () => number = () => performance.now()): ReadyCheck {
  let built = false;
  let at: bigint | null | undefined;
  let movedAt = now();
  return async () => {
    if (built) return undefined;
    const seconds = await lagSeconds(base);
    const position = await furthestPosition(base.reads);
    if (position !== at) [at, movedAt] = [position, now()];
    built = seconds < BUILT_S || now() - movedAt >= STILL_MS;
    return built ? undefined : `the read models are being built: ${lastingFor(seconds)} behind the log`;
  };
}
