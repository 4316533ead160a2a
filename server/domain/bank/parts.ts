/** A statement of several days counts day by day, so that a balance on each of them is what the bank had (R851). */
import type { BankSide } from '../../../schema/events/bank.ts';
import type { Iban } from '../../../schema/values/iban.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { BankCommand } from './decider.ts';

type Line = { readonly on: LocalDate; readonly amount: Tiyn; readonly side: BankSide };
/** `days`: all movements that it lists. `lines`: those that no statement before has listed. */
export type WholeStatement = {
  readonly account: Iban;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly opening: Tiyn;
  readonly closing: Tiyn;
  readonly documentHash: string;
  readonly days: readonly { readonly on: LocalDate; readonly credits: Tiyn; readonly debits: Tiyn; lines: number }[];
  readonly lines: readonly Line[];
};
type Read = Extract<BankCommand, { type: 'ReadStatement' }>;

/** One for each day with movements, and one that ends with the statement. */
export function partsOf({ account, documentHash, days, lines, ...whole }: WholeStatement): Read[] {
  const ends = [...new Set([...days.map(({ on }) => on), whole.to])].toSorted();
  let [begin, balance] = [whole.from, whole.opening];
  return ends.map((to): Read => {
    const { credits, debits, lines: count } = days.find(({ on }) => on === to) ?? NOTHING;
    const [from, opening] = [begin, balance];
    const closing = to === whole.to ? whole.closing : add(opening, subtract(credits, debits));
    [begin, balance] = [addDays(to, 1), closing];
    const sides = { clearing: movedOn(lines, to, 'CLEARING'), other: movedOn(lines, to, 'OTHER') };
    const bank = { account, documentHash, from, to, opening, closing, credits, debits };
    return { type: 'ReadStatement', ...bank, lines: count, ...sides };
  });
}

const NOTHING = { credits: ZERO, debits: ZERO, lines: 0 };

const movedOn = (lines: readonly Line[], day: LocalDate, side: BankSide): Tiyn =>
  add(ZERO, ...lines.filter((line) => line.on === day && line.side === side).map(({ amount }) => amount));
