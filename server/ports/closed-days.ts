import type { Instant, LocalDate } from '../../schema/values/local-date.ts';

export type ClosedDay = { date: LocalDate; loans: number; events: number };

/** Which business days have been closed, and how far the running one has come. */
export type ClosedDays = {
  /** The last day that was finished; undefined before the first closing. */
  lastClosed(): Promise<LocalDate | undefined>;
  begin(date: LocalDate, at: Instant): Promise<void>;
  /** Adds to what the day has done so far. */
  progress(date: LocalDate, loans: number, events: number): Promise<void>;
  finish(date: LocalDate, at: Instant): Promise<ClosedDay>;
  recent(limit: number): Promise<readonly (ClosedDay & { finishedAt: Instant | null })[]>;
  /** One closing at a time: undefined where another process has it. */
  lock(): Promise<(() => Promise<void>) | undefined>;
};
