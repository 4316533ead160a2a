/** When a message may go out that only time has caused (R161). */
import { isDayOff, nextWorkingDay } from '../../../schema/reference/calendar.ts';
import type { NoticeKind } from '../../../schema/reference/notice-kinds.ts';
import { MESSAGE_HOURS } from '../../../schema/reference/notice-times.ts';
import { addDays, almatyDateOf, almatyTimeOf, atHour, type Instant } from '../../../schema/values/local-date.ts';

/** `now` itself where the message may go out at once. */
export function openingFor(kind: NoticeKind, now: Instant): Instant {
  const today = almatyDateOf(now);
  const hour = Number(almatyTimeOf(now).slice(0, 2));
  const onlyWorkingDays = kind === 'overdue';
  const dayAllowed = !onlyWorkingDays || !isDayOff(today);
  if (dayAllowed && hour >= MESSAGE_HOURS.from && hour < MESSAGE_HOURS.until) return now;
  const day = hour >= MESSAGE_HOURS.until ? addDays(today, 1) : today;
  return atHour(onlyWorkingDays ? nextWorkingDay(day) : day, MESSAGE_HOURS.from);
}
