/**
 * The individual identification number: YYMMDD, a digit for century and sex, four digits, a check digit (R70;
 * Government decrees 565 of 11.06.2003 and 406 of 22.05.2007).
 */
import { type LocalDate, parseLocalDate } from './local-date.ts';

export type Iin = string & { readonly __unit: 'iin' };
export type Sex = 'MALE' | 'FEMALE';
export type IinProblem = 'NOT_VALID' | 'IIN_PARSE_ERROR';

/** The 7th digit: 1/2 the 1800s, 3/4 the 1900s, 5/6 the 2000s; odd is male. */
const CENTURY: Record<string, number> = { '1': 1800, '2': 1800, '3': 1900, '4': 1900, '5': 2000, '6': 2000 };
const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0) % 11;

/** The 12th digit of eleven digits; undefined where none exists (such numbers are never issued). */
export function iinCheckDigit(eleven: string): number | undefined {
  const digits = [...eleven].map(Number);
  const first = weighted(digits, FIRST_WEIGHTS);
  if (first < 10) return first;
  const second = weighted(digits, SECOND_WEIGHTS);
  return second < 10 ? second : undefined;
}

export type IinFacts = { iin: Iin; birthDate: LocalDate; sex: Sex };

/** NOT_VALID: wrong shape or check digit. IIN_PARSE_ERROR: an impossible date or century. */
export function parseIin(text: string): IinFacts | IinProblem {
  const value = text.replace(/[\s-]/g, '');
  if (!/^\d{12}$/.test(value)) return 'NOT_VALID';
  const century = CENTURY[value.charAt(6)];
  if (century === undefined) return 'IIN_PARSE_ERROR';
  const year = century + Number(value.slice(0, 2));
  const birthDate = parseLocalDate(`${year}-${value.slice(2, 4)}-${value.slice(4, 6)}`);
  if (!birthDate) return 'IIN_PARSE_ERROR';
  if (iinCheckDigit(value.slice(0, 11)) !== Number(value.charAt(11))) return 'NOT_VALID';
  return { iin: value as Iin, birthDate, sex: Number(value.charAt(6)) % 2 === 1 ? 'MALE' : 'FEMALE' };
}

/** Whole years on a day. */
export function ageOn(birthDate: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** 90********23: enough to recognise, too little to misuse. */
export const maskIin = (iin: string): string => `${iin.slice(0, 2)}********${iin.slice(10)}`;
