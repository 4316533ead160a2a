/** The statements of one account in the order of their days, however late each was read, and where they do not meet. */
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';

/** `moved`: what the lines of it that the ledger counted moved. */
export type StatementDay = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly opening: Tiyn;
  readonly closing: Tiyn;
  readonly moved: Tiyn;
};

/**
 * What the bank moved and no line says. BETWEEN: a statement opens with another balance than the one before it had at
 * its close, so one is missing. INSIDE: the lines of a statement do not lead from its opening to its closing balance.
 */
export type BankGap = {
  readonly kind: 'BETWEEN' | 'INSIDE';
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly amount: Tiyn;
};

/** A later reading of the same last day brings the newer closing balance, and lines that the first one lacked. */
export function withStatement(days: readonly StatementDay[], day: StatementDay): readonly StatementDay[] {
  const at = days.findLastIndex(({ to }) => to <= day.to);
  const known = days[at];
  if (known?.to !== day.to) return days.toSpliced(at + 1, 0, day);
  return days.with(at, { ...known, closing: day.closing, moved: add(known.moved, day.moved) });
}

/** What the ledger holds: where the account began, and all lines since. */
export const bankBalance = (days: readonly StatementDay[]): Tiyn =>
  add(days[0]?.opening ?? ZERO, ...days.map(({ moved }) => moved));

/** They sum to what the last closing balance is above that of the ledger. */
export const gapsOf = (days: readonly StatementDay[]): BankGap[] =>
  days
    .flatMap(({ from, to, opening, closing, moved }, at): BankGap[] => {
      const before = days[at - 1];
      return [
        { kind: 'BETWEEN', from: before?.to ?? from, to: from, amount: subtract(opening, before?.closing ?? opening) },
        { kind: 'INSIDE', from, to, amount: subtract(closing, add(opening, moved)) },
      ];
    })
    .filter(({ amount }) => amount !== ZERO);
