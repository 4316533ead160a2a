/** Recording times must not run backwards inside a stream, since `--known-at` depends on them. */
import type { RawEvent } from './verify-chain.ts';

/**
 * Clocks of two processes differ, a corrected clock steps back, and a command takes its time before it waits. A larger
 * step means a wrong clock or a backdated record.
 */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * How far the event lies before its stream's latest time, beyond the tolerance; and the time for the next comparison.
 */
export function stepBack(latest: string | undefined, event: RawEvent): { latest: string | undefined; what?: string } {
  const { recordedAt } = Object(event.metadata) as { recordedAt?: unknown };
  // Decoding reports an unreadable time.
  if (typeof recordedAt !== 'string' || Number.isNaN(Date.parse(recordedAt))) return { latest };
  const back = latest === undefined ? 0 : Date.parse(latest) - Date.parse(recordedAt);
  if (back <= CLOCK_TOLERANCE_MS) return { latest: back > 0 ? latest : recordedAt };
  // Later events compare with this time, so one step gives one finding.
  const by = `${Math.round(back / 1000)} s before what was written ahead of it (${latest})`;
  return {
    latest: recordedAt,
    what: `was written down at ${recordedAt}, ${by}: a clock stood wrong, or it is dated back`,
  };
}
