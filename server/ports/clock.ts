import type { Instant, LocalDate } from '../../schema/values/local-date.ts';

/**
 * Two clocks (R46): the real one for sessions, codes, limits and recordedAt; the business one, which a sandbox may
 * move.
 */
export type Clock = {
  now(): Instant;
  /** The business instant: now, as moved by a sandbox. */
  businessNow(): Promise<Instant>;
  /** The business day in Asia/Almaty. */
  today(): Promise<LocalDate>;
};
