/** The number by which anybody can check a paper: 16 letters and digits, without those that look alike. */
export type PaperNumber = string & { readonly __unit: 'paper-number' };

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** From the first 80 bits of a hash in hex. */
export function paperNumber(hash: string): PaperNumber {
  const bits = BigInt(`0x${hash.slice(0, 20)}`);
  const signs = Array.from({ length: 16 }, (_, i) => LETTERS[Number((bits >> BigInt(5 * (15 - i))) & 31n)]);
  return signs.join('') as PaperNumber;
}

/** Takes any spelling; O is read as 0, I and L as 1. */
export function parsePaperNumber(text: string): PaperNumber | undefined {
  const signs = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return SHAPE.test(signs) ? (signs as PaperNumber) : undefined;
}

/** 7K3M-9QXT-A2BC-D4EF */
export const printPaperNumber = (number: PaperNumber): string => number.replace(/(.{4})(?=.)/g, '$1-');
