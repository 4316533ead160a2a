/** Recording times must not run backwards inside a stream, since `--known-at` depends on them. */
import { type Said, say } from '../../../schema/reference/findings.ts';
import type { RawEvent } from './verify-chain.ts';

/**
 * Clocks of two processes differ, a corrected clock steps back, and a command takes its time before it waits. A larger
 * step means a wrong clock or a backdated record.
 */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * How far the event lies before its stream's latest time, beyond the tolerance; and the time for the next comparison.
 */
export function stepBack(latest: string | undefined, event: RawEvent): { latest: string | undefined; back?: Said } {
  const { recordedAt } = Object(event.metadata) as { recordedAt?: unknown };
  // Decoding reports an unreadable time.
  if (typeof recordedAt !== 'string') return { latest };
  const at = Date.parse(recordedAt);
  if (Number.isNaN(at)) return { latest };
  if (latest === undefined) return { latest: recordedAt };
  const back = Date.parse(latest) - at;
  if (back <= CLOCK_TOLERANCE_MS) return { latest: back > 0 ? latest : recordedAt };
  // Later events compare with this time, so one step gives one finding.
  const seconds = Math.round(back / 1000);
  return { latest: recordedAt, back: say('CLOCK_BACK', { at: recordedAt, seconds, latest }) };
}
