/**
 * Statutory data missing for the year of a day, or not checked for half a year (ceilings) or a year: the last known row
 * holds, and /readyz and the office say so (R4, R929, R961).
 */
import type { LocalDate } from '../values/local-date.ts';
import { calendarKnownOn } from './calendar.ts';
import { ceilingsCheckedOn, mciKnownOn } from './caps.ts';

export type StatutoryGap = 'MCI' | 'CALENDAR' | 'CEILINGS';

export const statutoryGapsOn = (day: LocalDate): StatutoryGap[] => [
  ...(mciKnownOn(day) ? [] : (['MCI'] as const)),
  ...(calendarKnownOn(day) ? [] : (['CALENDAR'] as const)),
  ...(ceilingsCheckedOn(day) ? [] : (['CEILINGS'] as const)),
];
