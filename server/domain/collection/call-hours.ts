import { isDayOff, nextWorkingDay } from '../../../schema/reference/calendar.ts';
import { MESSAGE_HOURS } from '../../../schema/reference/notice-times.ts';
import { addDays, almatyDateOf, almatyTimeOf, atHour, type Instant } from '../../../schema/values/local-date.ts';

/** When we may next reach a borrower; `now` itself where it is allowed at once (R161, R409). */
export function reachableFrom(now: Instant, onlyWorkingDays: boolean): Instant {
  const today = almatyDateOf(now);
  const hour = Number(almatyTimeOf(now).slice(0, 2));
  const dayAllowed = !onlyWorkingDays || !isDayOff(today);
  if (dayAllowed && hour >= MESSAGE_HOURS.from && hour < MESSAGE_HOURS.until) return now;
  const day = hour >= MESSAGE_HOURS.until ? addDays(today, 1) : today;
  return atHour(onlyWorkingDays ? nextWorkingDay(day) : day, MESSAGE_HOURS.from);
}
