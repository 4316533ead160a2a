/** Cash by account of the lender on a day: what the bank said last, what the ledger holds, where they part (R850). */
import type { Account } from '../../../schema/reference/accounts.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type BankGap, gapsOf } from '../../domain/bank/days.ts';
import { daysRead, type StatementFigures } from '../../domain/bank/decider.ts';

type Read = {
  readonly stream: string;
  readonly balance: Tiyn;
  readonly statements: readonly (StatementFigures & { account: string })[];
};
type Line = { readonly account: Account; readonly balance: Tiyn };

/** In each, `knownAt` leaves out what was recorded later. */
export type CashDeps = {
  journal: {
    /** The accounts with what was read of them, in the order of reading. */
    bankOn: (date: LocalDate, knownAt?: Instant) => Promise<readonly Read[]>;
    trialBalance: (date: LocalDate, knownAt?: Instant) => Promise<readonly Line[]>;
  };
};

export type BankAccount = {
  readonly account: string;
  readonly stream: string;
  /** The last day of the last statement. */
  readonly statementOn: LocalDate;
  /** As the bank says it. */
  readonly closing: Tiyn;
  /** As the ledger holds it. */
  readonly balance: Tiyn;
  readonly gaps: readonly BankGap[];
};
export type CashAtBank = {
  readonly accounts: readonly BankAccount[];
  readonly bank: Tiyn;
  /** Between lender, bank and payment organisations. */
  readonly onTheWay: Tiyn;
  /** Against which lines stand that are not of the loans' business. */
  readonly other: Tiyn;
};

export async function cashAtBank({ journal }: CashDeps, date: LocalDate, knownAt?: Instant): Promise<CashAtBank> {
  const [read, lines] = await Promise.all([journal.bankOn(date, knownAt), journal.trialBalance(date, knownAt)]);
  const on = (account: Account) => lines.find((line) => line.account === account)?.balance ?? ZERO;
  return {
    accounts: read.flatMap(accountOf),
    bank: on('bank'),
    onTheWay: on('provider-clearing'),
    other: on('other-bank-movements'),
  };
}

function accountOf({ stream, balance, statements }: Read): BankAccount[] {
  const days = daysRead(statements);
  const last = days.at(-1);
  const account = statements[0]?.account;
  if (!last || !account) return [];
  return [{ account, stream, statementOn: last.to, closing: last.closing, balance, gaps: gapsOf(days) }];
}
