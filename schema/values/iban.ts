/** A Kazakh IBAN: KZ, two check digits, a three-digit bank code, thirteen letters or digits; mod 97 of ISO 13616. */
import { plainSigns } from './letters.ts';

export type Iban = string & { readonly __unit: 'iban' };

const SHAPE = /^KZ\d{5}[A-Z0-9]{13}$/;

const mod97 = (text: string): number => {
  let rest = 0;
  for (const char of text) {
    const part = /\d/.test(char) ? char : String(char.charCodeAt(0) - 55);
    for (const digit of part) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
};

/** Check digits that no bank writes: each is a second number of an account that has one (R964). */
const NEVER_WRITTEN = ['00', '01', '99'];

/** Accepts spaces, dashes and lower case; undefined for a wrong shape or wrong check digits. */
export function parseIban(text: string): Iban | undefined {
  const value = plainSigns(text).replace(/[\s-]/g, '').toUpperCase();
  if (!SHAPE.test(value) || NEVER_WRITTEN.includes(value.slice(2, 4))) return undefined;
  return mod97(value.slice(4) + value.slice(0, 4)) === 1 ? (value as Iban) : undefined;
}

/** Groups of four. */
export const printIban = (iban: Iban): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
export const bankCodeOf = (iban: Iban): string => iban.slice(4, 7);
export const maskIban = (iban: Iban): string => `KZ** **** **** **** ${iban.slice(16)}`;
