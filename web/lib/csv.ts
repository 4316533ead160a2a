import { moneyDigits } from './format.ts';

/** As a spreadsheet of this country reads it: semicolons, a comma before tiyn, and a mark that says UTF-8. */
export function csvUrl(rows: readonly (readonly string[])[]): string {
  const text = rows.map((row) => row.map(quoted).join(';')).join('\r\n');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}`)}`;
}

/** The sum of the page, without the spaces and the sign that a spreadsheet would take for text. */
export const csvSum = (sum: bigint): string => moneyDigits(sum).replace(/\s/g, '').replace('\u2212', '-');

const SUM = /^-?\d+([.,]\d+)?$/;

/** What a spreadsheet would compute, also behind blanks or in wide signs; a sum below zero looks like one. */
const FORMULA = /^\s*[=+@\-\u2212\uff1d\uff0b\uff20\uff0d]|^[\t\r]/;
function quoted(cell: string): string {
  const safe = FORMULA.test(cell) && !SUM.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
