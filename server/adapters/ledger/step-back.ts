/** Does the moment at which facts were written down run backwards inside a stream? What was known when (`--known-at`) is answered by it. */
import type { RawEvent } from './verify-chain.ts';

/**
 * By how much it may: two processes have two clocks, a clock that is set right steps back, and a command carries its moment from before it waited for
 * its place in the stream. What is further back was written under a wrong clock, or dated back.
 */
export const CLOCK_TOLERANCE_MS = 60_000;

/** How far `event` lies before the latest moment of its stream, where that is beyond the tolerance; and the moment to hold the next one against. */
export function stepBack(latest: string | undefined, event: RawEvent): { latest: string | undefined; what?: string } {
  const { recordedAt } = Object(event.metadata) as { recordedAt?: unknown };
  // An unreadable one is found where events are decoded.
  if (typeof recordedAt !== 'string' || Number.isNaN(Date.parse(recordedAt))) return { latest };
  const back = latest === undefined ? 0 : Date.parse(latest) - Date.parse(recordedAt);
  if (back <= CLOCK_TOLERANCE_MS) return { latest: back > 0 ? latest : recordedAt };
  // From here on by this clock: one step is one finding.
  const by = `${Math.round(back / 1000)} s before what was written ahead of it (${latest})`;
  return {
    latest: recordedAt,
    what: `was written down at ${recordedAt}, ${by}: a clock stood wrong, or it is dated back`,
  };
}
