/**
 * Money is a whole number of tiyn (1 tenge = 100 tiyn), never a float: a branded bigint in code, int8 in SQL, a decimal
 * string of tiyn in events, of tenge in GraphQL.
 */

export type Tiyn = bigint & { readonly __unit: 'tiyn' };

/** A rate in parts per million of the principal a day: 2800 is 0.28 % a day. */
export type PpmPerDay = bigint & { readonly __unit: 'ppm/day' };

export const tiyn = (value: bigint): Tiyn => value as Tiyn;
export const tenge = (value: number | bigint): Tiyn => (BigInt(value) * 100n) as Tiyn;
export const ppmPerDay = (value: number | bigint): PpmPerDay => BigInt(value) as PpmPerDay;
export const ZERO: Tiyn = tiyn(0n);

export const add = (...parts: readonly Tiyn[]): Tiyn => tiyn(parts.reduce<bigint>((sum, part) => sum + part, 0n));
export const subtract = (a: Tiyn, b: Tiyn): Tiyn => tiyn(a - b);
export const negate = (a: Tiyn): Tiyn => tiyn(-a);
export const least = (a: Tiyn, b: Tiyn): Tiyn => (a < b ? a : b);
export const most = (a: Tiyn, b: Tiyn): Tiyn => (a > b ? a : b);

/** Rounds up to a whole tenge: what a borrower is asked to pay (R2). */
export const ceilToTenge = (a: Tiyn): Tiyn => tiyn(((a + 99n) / 100n) * 100n);
/** For controls that count in whole tenge. */
export const wholeTenge = (a: Tiyn): number => Number(a / 100n);
export const floorToTenge = (a: Tiyn): Tiyn => tiyn((a / 100n) * 100n);

/** Prints tenge with two digits: 17500000 tiyn -> "175000.00". */
export function printTenge(a: Tiyn): string {
  const digits = (a < 0n ? -a : a).toString().padStart(3, '0');
  return `${a < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** For people: 17500000 tiyn -> "175 000" with no-break spaces; tiyn after a comma, only where there are any. */
export function readTenge(a: Tiyn): string {
  const [whole = '', fraction = ''] = printTenge(a).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')}${fraction === '00' ? '' : `,${fraction}`}`;
}

const PRINTED = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;
const MOST_DIGITS = 15;

/** The amount of a printed text, however large. @throws Error for any other text: a wrong sum must never be shown */
export function tiynOf(printed: string): Tiyn {
  const match = PRINTED.exec(printed);
  if (!match) throw new Error(`not an amount of tenge: ${printed}`);
  const [, sign, units = '0', fraction = ''] = match;
  const sum = BigInt(units) * 100n + BigInt(fraction.padEnd(2, '0'));
  return tiyn(sign === '-' ? -sum : sum);
}

/** An amount from outside, at most 15 digits and two decimals; anything else (exponents, NaN) is undefined. */
export function parseTenge(text: string): Tiyn | undefined {
  const [, , units] = PRINTED.exec(text) ?? [];
  return units === undefined || units.length > MOST_DIGITS ? undefined : tiynOf(text);
}

const UNIT = /^₸|(?:₸|тг\.?|тенге|теңге|kzt)$/giu;
/** Groups of three are told from decimals by their length; "0.001" and "1000,005" are neither. */
const TYPED = /^(\d{1,12}|[1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3}){0,2})(?:[.,](\d{0,2}))?$/;

/** What a person types: "175 000 ₸", "5 140,37", "175.000"; undefined where no amount can be meant. */
export function typedTenge(text: string): Tiyn | undefined {
  const typed = text
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace(UNIT, '');
  const [, units, , fraction = ''] = TYPED.exec(typed) ?? [];
  return units === undefined ? undefined : parseTenge(`${units.replace(/[.,]/g, '')}.${fraction.padEnd(2, '0')}`);
}
