/** Cash at a bank account of the lender, moved by what the bank's statements list (R850 to R853, D0207). */
import type { BankEvent, BankSide } from '../../../schema/events/bank.ts';
import type { Posting } from '../../../schema/events/figures.ts';
import type { Account } from '../../../schema/reference/accounts.ts';
import type { Iban } from '../../../schema/values/iban.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accepting, deciding } from '../decider.ts';
import { move, netted } from '../money/postings.ts';
import { bankBalance, gapsOf, type StatementDay, withStatement } from './days.ts';

const accept = accepting<BankEvent>();

export type BankState = { readonly days: readonly StatementDay[] };

export type BankCommand =
  | {
      type: 'ReadStatement';
      account: Iban;
      from: LocalDate;
      to: LocalDate;
      opening: Tiyn;
      closing: Tiyn;
      credits: Tiyn;
      debits: Tiyn;
      lines: number;
      clearing: Tiyn;
      other: Tiyn;
      documentHash: string;
    }
  | { type: 'PlaceLine'; account: Iban; on: LocalDate; amount: Tiyn; to: BankSide };
type CommandOf<T extends BankCommand['type']> = Extract<BankCommand, { type: T }>;

const SIDES = { CLEARING: 'provider-clearing', OTHER: 'other-bank-movements' } as const satisfies Record<
  BankSide,
  Account
>;

const initial: BankState = { days: [] };

function evolve({ days }: BankState, { type, data }: BankEvent): BankState {
  return type === 'BankStatementRead' ? { days: withStatement(days, dayOf(data)) } : { days };
}

export type StatementFigures = Pick<StatementDay, 'from' | 'to' | 'opening' | 'closing'> & {
  clearing: Tiyn;
  other: Tiyn;
};
export const dayOf = ({ from, to, opening, closing, clearing, other }: StatementFigures): StatementDay => ({
  ...{ from, to, opening, closing },
  moved: add(clearing, other),
});

/** `read`: in the order in which they were read. */
export const daysRead = (read: readonly StatementFigures[]): readonly StatementDay[] =>
  read.map(dayOf).reduce<readonly StatementDay[]>(withStatement, []);

/** A gap stops nothing: the lines are money that moved, and the event says what is missing. */
function read({ days }: BankState, { type: _, ...statement }: CommandOf<'ReadStatement'>) {
  const day = dayOf(statement);
  const [first] = days;
  // What came before the first statement stands in its opening balance.
  if (first && statement.to < first.from) return accept();
  const known = days.find(({ to }) => to === statement.to);
  if (known?.closing === statement.closing && statement.clearing === ZERO && statement.other === ZERO) return accept();
  const after = withStatement(days, day);
  const broughtForward = first ? ZERO : statement.opening;
  const gap = (kind: 'BETWEEN' | 'INSIDE') =>
    gapsOf(after).find(
      (one) => one.kind === kind && (kind === 'INSIDE' ? one.to === statement.to : one.to === statement.from),
    );
  const postings: Posting[] = netted([
    ...move(add(broughtForward, statement.clearing), SIDES.CLEARING, 'bank'),
    ...move(statement.other, SIDES.OTHER, 'bank'),
  ]);
  const figures = { broughtForward, balance: bankBalance(after), postings };
  const missing = { gap: gap('BETWEEN')?.amount ?? ZERO, unlisted: gap('INSIDE')?.amount ?? ZERO };
  return accept({ type: 'BankStatementRead', data: { ...statement, ...figures, ...missing } });
}

function place({ days: [first] }: BankState, { account, on, amount, to }: CommandOf<'PlaceLine'>) {
  // Nothing was posted for it.
  if (!first || on < first.from) return accept();
  const from: BankSide = to === 'CLEARING' ? 'OTHER' : 'CLEARING';
  const postings = move(amount, SIDES[to], SIDES[from]);
  return accept({ type: 'BankLinePlaced', data: { account, amount, to, postings } });
}

const decide = deciding<BankState, BankCommand, BankEvent>()({ ReadStatement: read, PlaceLine: place });

export const bankDecider = { initial, evolve, decide };
