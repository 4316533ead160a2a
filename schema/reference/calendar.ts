/**
 * Days off in Kazakhstan for a five-day week, 2024-2028. Law on holidays of 13.12.2001; Labour Code art. 84-85: a
 * holiday on a weekend moves the day off to the next working day; 7 January and the first day of Kurban Ait do not
 * move. The Government may swap single days. Constitution Day was 30 August until 2025 and is 15 March from 2027, by
 * the Constitution of 2026.
 */
import { addDays, type LocalDate, localDate, weekday } from '../values/local-date.ts';
import { CHECKED_EACH_YEAR, type Checked, checkedWithin } from './dated.ts';

type Year = Checked & {
  year: number;
  holidays: string;
  moved: string;
  working: string;
  /** The Government has not yet said which days it swaps. */
  computed?: true;
  source: string;
};

/** Of every year below: read together. */
const CHECKED = localDate('2026-11-28');

/**
 * Month-day lists. `moved`: weekdays off in place of a weekend holiday or by a swap; `working`: weekend days worked by
 * a swap.
 */
export const DAYS_OFF: readonly Year[] = [
  {
    year: 2024,
    holidays: '01-01 01-02 01-07 03-08 03-21 03-22 03-23 05-01 05-07 05-09 06-16 07-06 08-30 10-25 12-16',
    moved: '03-25 05-08 07-08',
    working: '05-04',
    checkedOn: CHECKED,
    source: 'Law on holidays; Government decree of April 2024 (4 May for 8 May)',
  },
  {
    year: 2025,
    holidays: '01-01 01-02 01-07 03-08 03-21 03-22 03-23 05-01 05-07 05-09 06-06 07-06 08-30 10-25 12-16',
    moved: '01-03 03-10 03-24 03-25 07-07 09-01 10-27',
    working: '01-05',
    checkedOn: CHECKED,
    source: 'Law on holidays; order of the Ministry of Labour (5 January for 3 January)',
  },
  {
    year: 2026,
    holidays: '01-01 01-02 01-07 03-08 03-21 03-22 03-23 05-01 05-07 05-09 05-27 07-06 10-25 12-16',
    moved: '03-09 03-24 03-25 05-11 10-26',
    working: '',
    checkedOn: CHECKED,
    source: 'Law on holidays; Ministry of Labour, November 2025, and March 2026 about 30 August',
  },
  {
    year: 2027,
    holidays: '01-01 01-02 01-07 03-08 03-15 03-21 03-22 03-23 05-01 05-07 05-09 05-16 07-06 10-25 12-16',
    moved: '01-04 03-24 05-03 05-10',
    working: '',
    computed: true,
    checkedOn: CHECKED,
    source: 'Law on holidays, computed; swaps not yet published',
  },
  {
    year: 2028,
    holidays: '01-01 01-02 01-07 03-08 03-15 03-21 03-22 03-23 05-01 05-05 05-07 05-09 07-06 10-25 12-16',
    moved: '01-03 01-04 05-08 12-18',
    working: '',
    computed: true,
    checkedOn: CHECKED,
    source: 'Law on holidays, computed; swaps not yet published',
  },
];

const dates = (pick: (year: Year) => string): ReadonlySet<string> =>
  new Set(
    DAYS_OFF.flatMap((y) =>
      pick(y)
        .split(' ')
        .filter(Boolean)
        .map((day) => `${y.year}-${day}`),
    ),
  );
const OFF = dates((y) => `${y.holidays} ${y.moved}`);
const WORKING = dates((y) => y.working);

const isWeekend = (day: LocalDate): boolean => weekday(day) % 6 === 0;

/** A year outside the table has only weekends. */
export const isDayOff = (day: LocalDate): boolean => !WORKING.has(day) && (OFF.has(day) || isWeekend(day));

/** The day itself where it is a working day. */
export function nextWorkingDay(day: LocalDate): LocalDate {
  let next = day;
  while (isDayOff(next)) next = addDays(next, 1);
  return next;
}

/**
 * Whether the days off of the day's year are published, and all later ones were checked in the year before the day: a
 * loan of today is due on them, and a law may move a holiday of any year (R961).
 */
export const calendarKnownOn = (day: LocalDate): boolean => {
  const since = DAYS_OFF.filter(({ year }) => `${year}` >= day.slice(0, 4));
  const [own] = since;
  return (
    `${own?.year}` === day.slice(0, 4) && !own?.computed && since.every((y) => checkedWithin(y, day, CHECKED_EACH_YEAR))
  );
};
