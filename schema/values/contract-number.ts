/**
 * The number of a contract: NS-YYYY- and six digits or more, of which the last is a check digit. Numbers from before
 * there was one have six digits without it; both come from one count, so that no two contracts differ by it alone.
 */
import { plainSigns } from './letters.ts';

/** H. M. Damm's table: one wrong digit or two neighbours in each other's place always change the result. */
const DAMM = [
  ...['0317598642', '7092154863', '4206871359', '1750983426', '6123045978'],
  ...['3674209581', '5869720134', '8945362017', '9438617205', '2581436790'],
];
/** Digits of the count and of a number from before check digits. */
const LEAST_DIGITS = 6;

const checkDigit = (digits: string): string =>
  [...digits].reduce((state, digit) => DAMM[Number(state)]?.[Number(digit)] ?? state, '0');

/** Of the year, so that a wrong year is another number too. */
export function contractNumber(year: string, count: bigint): string {
  const digits = String(count).padStart(LEAST_DIGITS, '0');
  return `NS-${year}-${digits}${checkDigit(`${year}${digits}`)}`;
}

/**
 * What payers type: in either alphabet, with any dash, with blanks, after «№». A longer run of digits is another
 * number: it is taken whole or not at all.
 */
const TYPED = /(?<![\p{L}\d])[NН][SС][\s\-_/.]*(\d{4})[\s\-_/.]*(\d{3}\s?\d{3,7})(?!\d)/giu;

/** Each once, as contracts write them. Whether there is such a contract is the ledger's to say. */
export const contractNumbersIn = (text: string): readonly string[] => [
  ...new Set(
    [...plainSigns(text.replaceAll('№', ' ').normalize('NFKC')).matchAll(TYPED)].map(
      ([, year, digits = '']) => `NS-${year}-${digits.replace(/\s/g, '')}`,
    ),
  ),
];
