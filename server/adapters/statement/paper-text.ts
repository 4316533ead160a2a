/** The text of a bank's paper: its lines, days, sums and rows. */
import { nearestRussian, plainSigns } from '../../../schema/values/letters.ts';
import { type LocalDate, parseLocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../../schema/values/money.ts';

export const DAY = String.raw`\d\d\.\d\d\.(?:20)?\d\d`;
/** Their repetitions are bounded, so a hostile line costs no more than its length. */
export const SUM = String.raw`\d{1,3}(?: ?\d{3}){0,4},\d\d`;
export const POINT_SUM = String.raw`\d{1,3}(?:,?\d{3}){0,4}\.\d\d`;

/** `what`: the cells of the operation and its details, with the lines over which they wrap, as `folded` gives them. */
export type Row = { readonly on: LocalDate; readonly amount: Tiyn; readonly what: string };
export type Head = { readonly from?: LocalDate; readonly to?: LocalDate; readonly holder?: string | undefined };
/**
 * A kind of operation by how its cell begins. Only what is known to be income counts. `totals`: the labels of the
 * paper's own totals of this kind, each of which the rows must give.
 */
export type Kind = { readonly income?: true; readonly row: RegExp; readonly totals: readonly string[] };
export type Layout = {
  readonly bank: string;
  /** All stand on the first pages, or at the end of the last, in lines as `folded` gives them. */
  readonly marks: readonly RegExp[];
  /** Undefined if the file has the bank's marks but not its head. */
  readonly headOf: (lines: readonly string[]) => Head;
  /** The row that a line begins; `before` is the line before it. */
  readonly rowOf: (line: string, before: string) => Row | undefined;
  /** The first that fits is the kind of a row. */
  readonly kinds: readonly Kind[];
  /** A sum in the paper's own form. */
  readonly sum: string;
};

/** ForteBank prints a space behind almost every letter, and three between words. */
const APART = /^(?:\S{1,2} +)*\S{1,2}$/;
export const closed = (line: string): string => {
  const words = plainSigns(line).trim();
  return words.length > 3 && APART.test(words)
    ? words.replace(/ {2,}/g, '\n').replaceAll(' ', '').replaceAll('\n', ' ')
    : line;
};
/** Runs of spaces, of whatever kind, become one. */
export const plain = (line: string): string => plainSigns(line).replace(/ +/g, ' ').trim();
/** Banks print Kazakh words inside Russian papers and Russian letters for Kazakh ones: both are one spelling here. */
export const folded = (line: string): string => nearestRussian(plain(line));
/** A pattern for lines as `folded` gives them, written in the letters of the bank. */
export const pattern = (source: string): RegExp => new RegExp(nearestRussian(source), 'u');

export const first = (lines: readonly string[], wanted: RegExp): RegExpExecArray | undefined => {
  for (const line of lines) {
    const found = wanted.exec(line);
    if (found) return found;
  }
  return undefined;
};

export function period(found: RegExpExecArray | null | undefined): Pick<Head, 'from' | 'to'> {
  const [from, to] = [dateOf(found?.[1]), dateOf(found?.[2])];
  return from && to ? { from, to } : {};
}

/** Of a match with the day, the sign, the sum and the operation. */
export const signedRow = (found: RegExpExecArray | null): Row | undefined => {
  const [, day, sign = '', sum = '', what = ''] = found ?? [];
  return rowOn(day, tiynOf(sign, sum), what);
};
export function rowOn(day: string | undefined, amount: Tiyn, what: string): Row | undefined {
  const on = dateOf(day);
  return on && { on, amount, what };
}
export const tiynOf = (sign: string, sum: string): Tiyn => {
  const amount = BigInt(sum.replace(/\D/g, '') || '0');
  return tiyn(sign === '' || sign === '+' ? amount : -amount);
};

/** Longer lines are notes of the bank, and no cell wraps over more lines. */
const LONGEST_REST = 60;
const MOST_REST = 3;
const BEGINS_ROW = new RegExp(`^${DAY}`);

/** The rows with the lines over which their cells wrap. */
export const rowsIn = (lines: readonly string[], { rowOf }: Layout): Row[] =>
  lines.flatMap((line, at) => {
    const row = rowOf(line, lines[at - 1] ?? '');
    if (!row) return [];
    const after = lines.slice(at + 1, at + 1 + MOST_REST);
    const end = after.findIndex((next) => BEGINS_ROW.test(next) || next.length > LONGEST_REST);
    const rest = end < 0 ? after : after.slice(0, end);
    return [{ ...row, what: folded([row.what, ...rest].join(' ')) }];
  });

/** '05.11.26' and '05.11.2026' */
export function dateOf(text: string | undefined): LocalDate | undefined {
  const [day, month, year = ''] = text?.split('.') ?? [];
  return text === undefined ? undefined : parseLocalDate(`${year.padStart(4, '20')}-${month}-${day}`);
}
