/**
 * Dates from 'YYYY-MM-DD' days of Asia/Almaty. Names of months and weekdays are tables here, because Chromium has no
 * Kazakh data.
 */
import { DAY_MS } from '../../schema/values/local-date.ts';
import { time } from './format.ts';
import type { Lang } from './locale.ts';

const NBSP = '\u00a0';

const MONTHS: Record<Lang, readonly string[]> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  kk: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' '),
};
const SHORT_MONTHS: Record<Lang, readonly string[]> = {
  ru: 'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' '),
  kk: 'қаң ақп нау сәу мам мау шіл там қыр қаз қар жел'.split(' '),
};
const WEEKDAYS: Record<Lang, readonly string[]> = {
  ru: 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' '),
  kk: 'жексенбі дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі'.split(' '),
};

/** Kazakh endings by month: on (жатыс), from (шығыс), to (барыс). They follow the last sound of the month's name. */
const ENDINGS = {
  on: 'да да да де да да де да те да да да'.split(' '),
  from: 'дан нан дан ден дан нан ден дан тен нан дан нан'.split(' '),
  to: 'ға ға ға ге ға ға ге ға ке ға ға ға'.split(' '),
} as const;

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);
const monthOf = (date: string): number => utc(date).getUTCMonth();
const ending = (kind: keyof typeof ENDINGS, date: string): string => ENDINGS[kind][monthOf(date)] ?? '';

export const day = (date: string, lang: Lang): string =>
  `${utc(date).getUTCDate()}${NBSP}${MONTHS[lang][monthOf(date)] ?? ''}`;

/** "10 дек", "10 жел" */
export const dayShort = (date: string, lang: Lang): string =>
  `${utc(date).getUTCDate()}${NBSP}${SHORT_MONTHS[lang][monthOf(date)] ?? ''}`;

/** "дек", "май" */
export const monthAlone = (date: string, lang: Lang): string =>
  lang === 'ru' && monthOf(date) === 4 ? 'май' : (SHORT_MONTHS[lang][monthOf(date)] ?? '');

/** "2027-05" -> "май 2027" */
export const monthShort = (month: string, lang: Lang): string =>
  `${monthAlone(`${month}-01`, lang)}${NBSP}${month.slice(0, 4)}`;

/** "10 декабря", "10 желтоқсанда" */
export const dayOn = (date: string, lang: Lang): string =>
  lang === 'ru' ? day(date, lang) : day(date, lang) + ending('on', date);

/** Before a noun: "10 декабря", "10 желтоқсандағы". */
export function dayOf(date: string, lang: Lang): string {
  if (lang === 'ru') return day(date, lang);
  const on = dayOn(date, lang);
  return on + (on.endsWith('а') ? 'ғы' : 'гі');
}

/** For «с {day}» and «{day} бастап»: "10 декабря", "10 желтоқсаннан". */
export const dayFrom = (date: string, lang: Lang): string =>
  lang === 'ru' ? day(date, lang) : day(date, lang) + ending('from', date);

/** For «до {day}» and «{day} дейін»: "10 декабря", "10 желтоқсанға". */
export const dayTo = (date: string, lang: Lang): string =>
  lang === 'ru' ? day(date, lang) : day(date, lang) + ending('to', date);

/** "20 ноября 2026 года", "2026 жылғы 20 қараша" */
export function dayWithYear(date: string, lang: Lang): string {
  const year = utc(date).getUTCFullYear();
  return lang === 'ru' ? `${day(date, lang)} ${year}${NBSP}года` : `${year}${NBSP}жылғы ${day(date, lang)}`;
}

export const weekday = (date: string, lang: Lang): string => WEEKDAYS[lang][utc(date).getUTCDay()] ?? '';

/** In Asia/Almaty, where 19:00 UTC is already the next day. */
export const dateOfInstant = (instant: string): string => todayInAlmaty(new Date(instant));

/** "10 декабря, 09:30" in Kazakhstan's time. */
export const momentOf = (instant: string, lang: Lang): string =>
  `${day(dateOfInstant(instant), lang)}, ${time(instant)}`;

/** "2026-11-20" -> "20.11.2026" */
export const numeric = (date: string): string => date.split('-').reverse().join('.');

export const addDays = (date: string, n: number): string =>
  new Date(utc(date).getTime() + n * DAY_MS).toISOString().slice(0, 10);

/** The same day is 0. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS);

/** Asia/Almaty is UTC+5 all year. For texts only: the business date comes from the server. */
export const todayInAlmaty = (now: Date = new Date()): string =>
  new Date(now.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
