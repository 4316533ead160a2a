/** What a bank tells in a file, whatever its format. */
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { atHour } from '../../../schema/values/local-date.ts';
import { add, negate, parseTenge, type Tiyn, ZERO } from '../../../schema/values/money.ts';

/** A movement on the lender's account. */
export type Entry = {
  /** The bank's own reference; null where it gives none. */
  readonly bankReference: string | null;
  readonly credit: boolean;
  readonly amount: Tiyn;
  readonly operatedOn: LocalDate;
  /** Of our orders that it names, as reference or as number. */
  readonly references: readonly string[];
  readonly number: string | null;
  /** The number under which the payer's accountant knows it. */
  readonly paymentOrder: string | null;
  /** The bank itself calls it the return of an earlier transfer; of a debit, that it takes money back. */
  readonly returned: boolean;
  readonly code: string | null;
  /** A sum of several movements that the file does not list. */
  readonly several: boolean;
  readonly purpose: string;
  readonly other: { readonly account: string; readonly name: string; readonly iin: string };
};

/** A record that cannot be read. The sentence goes to the operator and names no person. */
export type Odd = {
  readonly problem: string;
  /** What it moved on the account, credits positive; null where that is not clear. */
  readonly moved: Tiyn | null;
};

export type OrderStatus = {
  readonly state: 'ACCEPTED' | 'PAID' | 'REJECTED' | 'CANCELED';
  readonly code: string | null;
};
export type Report = {
  readonly messageId: string;
  readonly at: Instant;
  /** Of all orders of the message that are not named. */
  readonly group: OrderStatus | null;
  /** By EndToEndId, or by the number of the order where the bank gives that alone. */
  readonly orders: readonly (OrderStatus & { readonly reference: string })[];
  /** Transfers of which it cannot be told which they are or what they say. */
  readonly odd: readonly string[];
};

export type Answer = { readonly kind: 'pain.002'; readonly report: Report } | Movements;
/** `whole`: it lists every movement of its days, so that equal ones can be counted. */
export type Movements = {
  readonly kind: 'camt.052' | 'camt.053' | 'camt.054' | '1c';
  readonly whole: boolean;
  readonly entries: readonly Entry[];
  readonly odd: readonly Odd[];
  /** Null for a notice, and where the file lacks one of them. */
  readonly balances: Balances | null;
};

/** Of the account at the beginning of the first and the end of the last day. */
export type Balances = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly opening: Tiyn;
  readonly closing: Tiyn;
  /** All credits and all debits of these days, null where the file does not say. */
  readonly came: Tiyn | null;
  readonly went: Tiyn | null;
};

/**
 * What a file may do by itself: only one whose lines lead from its own opening to its own closing balance, and make the
 * turnovers that it says, is PROVEN and credits anything; UNPROVEN has no balances, and waits for a file that has them
 * (R916).
 */
export function proofOf({ entries, odd, balances }: Movements): 'PROVEN' | 'UNPROVEN' | 'CONTRADICTED' {
  if (!balances) return 'UNPROVEN';
  const known = odd.flatMap(({ moved }) => (moved === null ? [] : [moved]));
  if (known.length < odd.length) return 'CONTRADICTED';
  const lines = [...entries.map(({ credit, amount }) => (credit ? amount : negate(amount))), ...known];
  const came = add(ZERO, ...lines.filter((one) => one > 0n));
  const went = negate(add(ZERO, ...lines.filter((one) => one < 0n)));
  // A pair of lines that a stranger wrote leaves the balances what they are.
  const turned = came === (balances.came ?? came) && went === (balances.went ?? went);
  return turned && came - went === balances.closing - balances.opening ? 'PROVEN' : 'CONTRADICTED';
}

/** Of several statements of an account in one file: from the first opening to the last closing. */
export function together(all: readonly (Balances | null)[]): Balances | null {
  const known = all.filter((one) => one !== null).toSorted((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < all.length) return null;
  const sumOf = (sums: readonly (Tiyn | null)[]): Tiyn | null =>
    sums.reduce<Tiyn | null>((all, one) => (all === null || one === null ? null : add(all, one)), ZERO);
  const turned = { came: sumOf(known.map(({ came }) => came)), went: sumOf(known.map(({ went }) => went)) };
  return { from: first.from, opening: first.opening, to: last.to, closing: last.closing, ...turned };
}

/** Each record by itself: what cannot be read is laid before a person, and the others go on. */
export function oneByOneRead<T>(
  records: readonly T[],
  read: (record: T, place: number) => readonly Entry[],
  movedBy: (record: T) => Tiyn | null,
): Pick<Movements, 'entries' | 'odd'> {
  const [entries, odd]: [Entry[], Odd[]] = [[], []];
  for (const [at, record] of records.entries())
    try {
      entries.push(...read(record, at + 1));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      odd.push({ problem: error.message, moved: movedBy(record) });
    }
  return { entries, odd };
}

/** A printed sum of a bank: thousands apart by blanks or by the other sign, a sign in front, zeros behind. */
export function bankSum(text: string): Tiyn | undefined {
  // Two sums beside each other are none.
  const bare = text
    .trim()
    .replace(/^\+(?!-)/, '')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const plain = /^-?\d{1,3}(,\d{3})+\.\d*$/.test(bare)
    ? bare.replaceAll(',', '')
    : /^-?\d{1,3}(\.\d{3})+,\d*$/.test(bare)
      ? bare.replaceAll('.', '').replace(',', '.')
      : bare.replace(/^(-?\d*),(\d*)$/, '$1.$2');
  const [, sign = '', units = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (units === '' && fraction === '') return undefined;
  const tiyn = fraction.replace(/0+$/, '');
  return tiyn.length > 2 ? undefined : parseTenge(`${sign}${units || '0'}.${tiyn.padEnd(2, '0')}`);
}

/** The sentence goes to the operator and must name no person. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A statement knows the day only. */
export const noonOf = (day: LocalDate): Instant => atHour(day, 12);
