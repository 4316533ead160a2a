/**
 * Always by ru-KZ: Chromium has no Kazakh number data, and both languages use the same signs. ICU messages receive
 * these ready strings; texts never use `{x, number}` or `{x, date}`.
 */
import { readTenge, tiyn } from '../../schema/values/money.ts';
import type { Lang } from './locale.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';
export const TENGE_SIGN = '₸';

const whole = new Intl.NumberFormat('ru-KZ', { maximumFractionDigits: 0 });
/** UTC+5 (the sign of these names is reversed): an old phone still knows Asia/Almaty as UTC+6, as before March 2024. */
const clock = new Intl.DateTimeFormat('ru-KZ', { timeZone: 'Etc/GMT-5', hour: '2-digit', minute: '2-digit' });

const noBreak = (text: string): string => text.replace(/\s/g, NBSP);

/** 1234567 -> "1 234 567", with no-break spaces. */
export const number = (value: number | bigint): string => noBreak(whole.format(value)).replace('-', MINUS);

/** Without the tenge sign, so that a view may style it. Tiyn appear only if they are not zero. */
export const moneyDigits = (value: bigint): string => readTenge(tiyn(value)).replace('-', MINUS);

/** 17500000 tiyn -> "175 000 ₸" */
export const money = (value: bigint): string => `${moneyDigits(value)}${NBSP}${TENGE_SIGN}`;

/** From per cent: 170.26 -> "170,3 %"; Kazakh writes no space before the sign. */
export function percent(value: number, lang: Lang, digits = 1): string {
  const text = new Intl.NumberFormat('ru-KZ', { maximumFractionDigits: digits }).format(value);
  return `${noBreak(text).replace('-', MINUS)}${lang === 'kk' ? '' : NBSP}%`;
}

/** A rate a day from per cent, with all its digits, so that multiplying it gives the sum beside it: "0,2608 %". */
export const dailyRate = (text: string, lang: Lang): string => percent(Number(text), lang, RATE_DIGITS);
/** Rates are stored in millionths. */
const RATE_DIGITS = 4;

/** In Kazakhstan's time; the text beside it says "(Астана)". */
export const time = (instant: string): string => clock.format(new Date(instant));

/** один день, few дня, many дней */
function russianForm(n: number): 0 | 1 | 2 {
  const tens = Math.abs(n) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return 2;
  if (ones === 1) return 0;
  return ones > 1 && ones < 5 ? 1 : 2;
}

const counted =
  (ru: readonly [string, string, string], kk: string) =>
  (n: number, lang: Lang): string =>
    `${number(n)}${NBSP}${lang === 'kk' ? kk : ru[russianForm(n)]}`;

/** "20 дней", "20 күн": Kazakh nouns stay singular after a number. */
export const days = counted(['день', 'дня', 'дней'], 'күн');
export const months = counted(['месяц', 'месяца', 'месяцев'], 'ай');
export const years = counted(['год', 'года', 'лет'], 'жыл');
