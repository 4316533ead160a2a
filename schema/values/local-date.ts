/** A calendar day in Asia/Almaty (UTC+5 since 2024-03-01), as 'YYYY-MM-DD'. Own day-number arithmetic: no clock, no zone data. */
import { z } from 'zod';

export type LocalDate = string & { readonly __unit: 'local-date' };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;
const ALMATY_OFFSET_MS = 5 * 3_600_000;

/** Reads 'YYYY-MM-DD'; a day that is not in the calendar (2026-02-29) is undefined. */
export function parseLocalDate(text: string): LocalDate | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return date.toISOString().slice(0, 10) === text ? (text as LocalDate) : undefined;
}

/** For constants and tests: throws on a bad date. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`not a date: ${text}`);
  return date;
}

/** Days since 1970-01-01. */
export const dayNumber = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const fromDayNumber = (n: number): LocalDate => new Date(n * DAY_MS).toISOString().slice(0, 10) as LocalDate;
export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(dayNumber(date) + days);

/** Day of issue not counted, day of payment counted: the same day is 0. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/** The same day of a later month; the last day of that month where it has no such day (31 January + 1 = 28 February). */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10) as LocalDate;
}

export const isBefore = (a: LocalDate, b: LocalDate): boolean => a < b;
export const isAfter = (a: LocalDate, b: LocalDate): boolean => a > b;
export const earliest = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b);
export const latest = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);

/** 0 Sunday ... 6 Saturday. */
export const weekday = (date: LocalDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** The business day in Almaty of an instant. */
export const almatyDateOf = (instant: string): LocalDate =>
  new Date(Date.parse(instant) + ALMATY_OFFSET_MS).toISOString().slice(0, 10) as LocalDate;

export const LocalDate = z.custom<LocalDate>(
  (v) => typeof v === 'string' && parseLocalDate(v) !== undefined,
  'not a date',
);

/** An instant, ISO 8601 in UTC with milliseconds: 2026-11-20T09:00:00.000Z. */
export type Instant = string & { readonly __unit: 'instant' };
export const Instant = z.custom<Instant>(
  (v) => typeof v === 'string' && !Number.isNaN(Date.parse(v)) && v.endsWith('Z'),
  'not an instant',
);
export const instant = (date: Date): Instant => date.toISOString() as Instant;

/** For waits counted in hours (cooling-off). */
export const addHours = (at: string, hours: number): Instant =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString() as Instant;
