/** Statutory data missing for the year of a day: the last known row holds, and /readyz and the office say so (R4). */
import type { LocalDate } from '../values/local-date.ts';
import { calendarKnownOn } from './calendar.ts';
import { mciKnownOn } from './caps.ts';

export type StatutoryGap = 'MCI' | 'CALENDAR';

export const statutoryGapsOn = (day: LocalDate): StatutoryGap[] => [
  ...(mciKnownOn(day) ? [] : (['MCI'] as const)),
  ...(calendarKnownOn(day) ? [] : (['CALENDAR'] as const)),
];
