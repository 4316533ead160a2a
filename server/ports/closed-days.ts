import type { Instant, LocalDate } from '../../schema/values/local-date.ts';

export type ClosedDay = { date: LocalDate; loans: number; events: number };

/** Which business days have been closed, and the progress of the running one. */
export type ClosedDays = {
  /** Undefined before the first end of day. */
  lastClosed(): Promise<LocalDate | undefined>;
  begin(date: LocalDate, at: Instant): Promise<void>;
  /** Adds to the figures of the day. */
  progress(date: LocalDate, loans: number, events: number): Promise<void>;
  finish(date: LocalDate, at: Instant): Promise<ClosedDay>;
  recent(limit: number): Promise<readonly (ClosedDay & { finishedAt: Instant | null })[]>;
  /** One end of day at a time; undefined where another process holds the lock. */
  lock(): Promise<(() => Promise<void>) | undefined>;
};
