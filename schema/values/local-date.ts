/**
 * A calendar day in Asia/Almaty (UTC+5 since 2024-03-01, UTC+6 before it, R965), as 'YYYY-MM-DD'. Own arithmetic,
 * without a clock or zone data.
 */
export type LocalDate = string & { readonly __unit: 'local-date' };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
export const DAY_MS = 86_400_000;
const ALMATY_OFFSET_MS = 5 * 3_600_000;
/** Until the first of March 2024 the clocks of Almaty were an hour ahead of what they are since. */
const ONE_ZONE_DAY = '2024-03-01';
const ONE_ZONE_FROM = Date.parse('2024-02-29T18:00:00Z');
const EARLIER_OFFSET_MS = 6 * 3_600_000;
const inAlmaty = (at: string): Date => {
  const ms = Date.parse(at);
  return new Date(ms + (ms < ONE_ZONE_FROM ? EARLIER_OFFSET_MS : ALMATY_OFFSET_MS));
};

/** Undefined for a day that does not exist (2026-02-29). Arithmetic, because every date of every event passes here. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (!DATE.test(text)) return undefined;
  const day = Number(text.slice(8, 10));
  return day >= 1 && day <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
    ? (text as LocalDate)
    : undefined;
}

/** As people and clients outside write a day, 31-12-2026 or 31.12.2026, or as we do. */
export function readDay(text: string): LocalDate | undefined {
  const [, day, month, year] = /^(\d{2})[-.](\d{2})[-.](\d{4})$/.exec(text) ?? [];
  return parseLocalDate(day ? `${year}-${month}-${day}` : text);
}

/** 0 for a month that does not exist. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month === 4 || month === 6 || month === 9 || month === 11) return 30;
  return month >= 1 && month <= 12 ? 31 : 0;
}

/** For constants and tests; throws on a bad date. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`not a date: ${text}`);
  return date;
}

/** Days of 400 Gregorian years, and days from 1 March of the year 0 to 1970-01-01. */
const ERA = 146_097;
const EPOCH = 719_468;

const pad = (n: number, width: number): string => String(n).padStart(width, '0');

/** The number that the digits from `start` to before `end` are; faster than cutting the text and parsing the piece. */
function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

/** Days since 1970-01-01. Years count from 1 March, so that the leap day comes last; integers only, for speed. */
export function dayNumber(date: LocalDate): number {
  const month = digits(date, 5, 7);
  const year = digits(date, 0, 4) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digits(date, 8, 10) - 1;
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - EPOCH;
}

export function fromDayNumber(n: number): LocalDate {
  const days = n + EPOCH;
  const era = Math.floor(days / ERA);
  const ofEra = days - era * ERA;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return `${pad(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), 4)}-${pad(month, 2)}-${pad(day, 2)}` as LocalDate;
}

export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(dayNumber(date) + days);

/** The day of issue does not count, the day of payment does: the same day is 0. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/** The same day of a later month, or its last day where there is no such day (31 January + 1 = 28 February). */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const firstOf = (n: number): LocalDate => `${pad(Math.floor(n / 12), 4)}-${pad((n % 12) + 1, 2)}-01` as LocalDate;
  const lastDay = daysBetween(firstOf(count), firstOf(count + 1));
  return `${firstOf(count).slice(0, 8)}${pad(Math.min(Number(date.slice(8, 10)), lastDay), 2)}` as LocalDate;
}

export const earliest = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b);
export const latest = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);

/** 0 Sunday ... 6 Saturday. */
export const weekday = (date: LocalDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** The business day in Almaty of an instant. */
export const almatyDateOf = (instant: string): LocalDate => inAlmaty(instant).toISOString().slice(0, 10) as LocalDate;

/** The hour in Almaty of an instant: '14:05'. */
export const almatyTimeOf = (instant: string): string => inAlmaty(instant).toISOString().slice(11, 16);

/** An instant, ISO 8601 in UTC with milliseconds: 2026-11-20T09:00:00.000Z. */
export type Instant = string & { readonly __unit: 'instant' };
export const instant = (date: Date): Instant => date.toISOString() as Instant;

/** The last millisecond of a day in Almaty. */
export const endOfDay = (date: LocalDate): Instant => instant(new Date(Date.parse(atHour(addDays(date, 1), 0)) - 1));

/** The beginning of an hour of a day in Almaty. */
export const atHour = (date: LocalDate, hour: number): Instant =>
  instant(
    new Date(
      dayNumber(date) * DAY_MS + hour * 3_600_000 - (date < ONE_ZONE_DAY ? EARLIER_OFFSET_MS : ALMATY_OFFSET_MS),
    ),
  );

/** The same time on another day in Almaty: from when a backdated fact counts. */
export const onDay = (at: Instant, day: LocalDate): Instant =>
  new Date(Date.parse(at) + daysBetween(almatyDateOf(at), day) * DAY_MS).toISOString() as Instant;

/** For waits in hours (cooling-off). */
export const addHours = (at: string, hours: number): Instant =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString() as Instant;
