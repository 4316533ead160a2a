/**
 * A SHA-256 hash for paper: four rows of sixteen digits, each with two check digits, so that whoever types it back
 * learns in which row the slip is. The check digits are the row's number and digits, base 16, modulo 97.
 */
const ROW = 16;
const ROWS = 4;

const checkOf = (row: string, at: number): string => String(BigInt(`0x${at + 1}${row}`) % 97n).padStart(2, '0');

/** 'ab12 cd34 ef56 7890 42' and three more. */
export function typedRows(hash: string): readonly string[] {
  return Array.from({ length: ROWS }, (_, at) => {
    const row = hash.slice(at * ROW, (at + 1) * ROW);
    return `${row.match(/.{4}/g)?.join(' ')} ${checkOf(row, at)}`;
  });
}

/** A hash as programs print it, or its rows from paper; spaces, line ends and capitals do not matter. */
export function readTypedHash(typed: string): { readonly hash: string } | { readonly row: number } | undefined {
  const text = typed.replace(/[\s.,-]/g, '').toLowerCase();
  if (/^[\da-f]{64}$/.test(text)) return { hash: text };
  if (!/^(?:[\da-f]{16}\d\d){4}$/.test(text)) return undefined;
  const rows = Array.from({ length: ROWS }, (_, at) => text.slice(at * (ROW + 2), (at + 1) * (ROW + 2)));
  const wrong = rows.findIndex((row, at) => checkOf(row.slice(0, ROW), at) !== row.slice(ROW));
  return wrong >= 0 ? { row: wrong + 1 } : { hash: rows.map((row) => row.slice(0, ROW)).join('') };
}
