/** The days off of Kazakhstan beside those of another calendar: each difference is known, with its reason (D0261). */
import Holidays from 'date-holidays';
import { expect, it } from 'vitest';
import { DAYS_OFF } from '../../../schema/reference/calendar.ts';
import { localDate, weekday } from '../../../schema/values/local-date.ts';

/** Weekdays that one of them has alone. */
const DIFFERENCES: Readonly<Record<string, { only: 'HERE' | 'THERE'; why: string }>> = {
  '2024-05-08': { only: 'HERE', why: 'swapped for 4 May by the Government, and the package has no swaps' },
  '2025-01-03': { only: 'HERE', why: 'swapped for 5 January by the Ministry of Labour, and the package has no swaps' },
  '2026-03-16': {
    only: 'THERE',
    why: 'Constitution Day is 15 March from 2027 by the Ministry of Labour, there from 2026',
  },
  '2026-03-25': { only: 'HERE', why: 'Nauryz of Saturday and Sunday moves behind 23 March, there onto it' },
  '2027-03-24': { only: 'HERE', why: 'Nauryz of Sunday moves behind 23 March, there onto it' },
};

const isWeekday = (day: string) => weekday(localDate(day)) % 6 !== 0;

it.each(DAYS_OFF.map(({ year }) => year))('%s: the same weekdays are off, but for what is known', (year) => {
  const own = DAYS_OFF.find((one) => one.year === year);
  const here = `${own?.holidays} ${own?.moved}`.split(' ').map((day) => `${year}-${day}`);
  const there = new Holidays('KZ')
    .getHolidays(year)
    .flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, 10)] : []));
  const only = (a: readonly string[], b: readonly string[], side: 'HERE' | 'THERE') =>
    a.filter((day) => isWeekday(day) && !b.includes(day)).map((day) => [day, side] as const);
  const found = [...only(here, there, 'HERE'), ...only(there, here, 'THERE')];
  const known = Object.entries(DIFFERENCES).filter(([day]) => day.startsWith(`${year}`));
  expect(found.toSorted()).toEqual(known.map(([day, { only: side }]) => [day, side]).toSorted());
});
