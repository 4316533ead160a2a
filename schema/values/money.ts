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

const TENGE = /^-?\d{1,15}(\.\d{1,2})?$/;

/** Reads tenge with at most two decimals; anything else (exponents, full-width digits, NaN) is undefined. */
export function parseTenge(text: string): Tiyn | undefined {
  if (!TENGE.test(text)) return undefined;
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return tiyn(text.startsWith('-') ? -value : value);
}
