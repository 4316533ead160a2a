/** Moves the business day of a demo, closing each day passed before the next begins (R46). */
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGE_HOURS } from '../../../schema/reference/notice-times.ts';
import {
  addDays,
  almatyDateOf,
  atHour,
  DAY_MS,
  daysBetween,
  type Instant,
  instant,
  type LocalDate,
} from '../../../schema/values/local-date.ts';
import type { ClosedDay, ClosedDays } from '../../ports/closed-days.ts';
import type { MovableClock } from '../../ports/movable-clock.ts';
import type { EndOfDay } from './end-of-day.ts';

export type SandboxClockDeps = {
  clock: MovableClock;
  days: ClosedDays;
  closing: Pick<EndOfDay, 'runThrough'>;
  /** Waits until workflows are idle and read models have caught up, so that the next request sees the whole day. */
  settled(): Promise<void>;
  /** Sends the messages that wait for an hour up to `at`. */
  sendDue(at: Instant): Promise<void>;
};

export type ClockMove = { date: LocalDate } | { advanceDays: number } | { advanceHours: number };
export type ClockShown = { date: LocalDate; businessNow: Instant };
export type ClockMoved = { date: LocalDate; closed: readonly ClosedDay[] };

/** Own choice: a demo needs no more, and each day has to be closed. */
export const LONGEST_MOVE_DAYS = 3_700;
const LAST_HOUR = MESSAGE_HOURS.until - 1;
const POLL_MS = 50;

export type SandboxClock = ReturnType<typeof makeSandboxClockMoves>;

export function makeSandboxClockMoves(deps: SandboxClockDeps) {
  const { clock, days } = deps;

  async function move(wish: ClockMove): Promise<ClockMoved | 'BACKWARDS' | 'TOO_FAR'> {
    const from = await clock.businessNow();
    const today = almatyDateOf(from);
    const target = targetOf(wish, from, today);
    if (target < from) return 'BACKWARDS';
    const last = almatyDateOf(target);
    if (daysBetween(today, last) > LONGEST_MOVE_DAYS) return 'TOO_FAR';
    // Today is closed first, as of its own day.
    await closed(today);
    for (let day = addDays(today, 1); day <= last; day = addDays(day, 1)) {
      // The hours that the clock leaps over belong to the day before.
      await deps.sendDue(atHour(addDays(day, -1), LAST_HOUR));
      const ahead = instant(new Date(Date.parse(from) + daysBetween(today, day) * DAY_MS));
      await clock.moveTo(earlier(ahead, target));
      await closed(day);
      await deps.settled();
    }
    await clock.moveTo(target);
    await deps.settled();
    await deps.sendDue(target);
    const passed = daysBetween(today, last);
    const rows = passed === 0 ? [] : (await days.recent(passed)).filter((row) => row.date > today && row.date <= last);
    const list = rows.map(({ date, loans, events }) => ({ date, loans, events }));
    return { date: last, closed: list.sort((a, b) => (a.date < b.date ? -1 : 1)) };
  }

  /** If another process is closing the day, waits for it. */
  async function closed(day: LocalDate): Promise<void> {
    for (;;) {
      await deps.closing.runThrough(day);
      const last = await days.lastClosed();
      if (last && last >= day) return;
      await sleep(POLL_MS);
    }
  }

  return {
    move,
    show: async (): Promise<ClockShown> => {
      const businessNow = await clock.businessNow();
      return { date: almatyDateOf(businessNow), businessNow };
    },
  };
}

const earlier = (a: Instant, b: Instant): Instant => (Date.parse(a) < Date.parse(b) ? a : b);

function targetOf(wish: ClockMove, from: Instant, today: LocalDate): Instant {
  const plus = (ms: number) => instant(new Date(Date.parse(from) + ms));
  if ('advanceHours' in wish) return plus(wish.advanceHours * 3_600_000);
  const days = 'advanceDays' in wish ? wish.advanceDays : daysBetween(today, wish.date);
  return plus(days * DAY_MS);
}
