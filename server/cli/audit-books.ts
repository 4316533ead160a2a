/** The books on a day, computed by the code that answers `trialBalance` and `lossAllowance` in GraphQL. */
import type pg from 'pg';
import { journalReads } from '../../projections/journal/read.ts';
import { loanPeriodReads } from '../../projections/loan-period/read.ts';
import { createPool } from '../../projections/postgres.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { lossRatesOn } from '../../schema/reference/loss-rates.ts';
import { add, printTenge } from '../../schema/values/money.ts';
import {
  type BooksDeps,
  type BooksLine,
  lossAllowanceOn,
  type Period,
  trialBalanceOf,
} from '../use-cases/audit/books.ts';
import { type CashAtBank, type CashDeps, cashAtBank } from '../use-cases/audit/cash-at-bank.ts';
import type { Desk } from './audit-print.ts';

export async function books(desk: Desk, period: Period): Promise<number> {
  const reads = createPool(desk.databaseUrl, 4);
  try {
    return await sayBooks(desk, booksDeps(desk, reads), period);
  } finally {
    await reads.end();
  }
}

const booksDeps = ({ ledger }: Desk, reads: pg.Pool): BooksDeps & CashDeps => ({
  journal: journalReads(reads),
  periods: loanPeriodReads(reads),
  recordsOf: async (loanId) => (await ledger.readLagging(loanStream(loanId))).events,
});

async function sayBooks({ out }: Desk, deps: BooksDeps & CashDeps, period: Period): Promise<number> {
  const { date, from, knownAt } = period;
  const lines = await trialBalanceOf(deps, period);
  const allowance = await lossAllowanceOn(deps, date, knownAt);
  const cash = await cashAtBank(deps, date, knownAt);
  const { source } = lossRatesOn(date);
  out.tell({ date, from: from ?? null, knownAt: knownAt ?? null, trialBalance: lines });
  out.tell({ cashAtBank: cash });
  out.tell({ lossAllowance: allowance.map((line) => ({ ...line, ratePpm: Number(line.ratePpm) })), source });
  await out.say(`${from ? `${from} to ${date}` : `from the beginning to ${date}`}, in tenge; debit is positive`);
  await out.say(row('', 'opening', 'debit', 'credit', 'closing'));
  for (const line of lines) if (moved(line)) await out.say(rowOf(line));
  await out.say('* computed: accrued since the last posting of each loan, and the loss allowance');
  await out.say(`Loss allowance under IFRS 9 by days past due (${source}):`);
  for (const { stage, fromDay, loans, debt, ratePpm, allowance: sum } of allowance)
    await out.say(
      `  stage ${stage}, from day ${String(fromDay).padStart(3)}: ${loans} loans owe ${printTenge(debt)}, ${Number(ratePpm) / 10_000} %: ${printTenge(sum)}`,
    );
  for (const line of sayCash(cash)) await out.say(line);
  const rest = add(...lines.map(({ closing }) => closing));
  out.tell({ balanced: rest === 0n });
  await out.say(rest === 0n ? 'The closing balances sum to zero.' : `The closing balances sum to ${printTenge(rest)}.`);
  return rest === 0n ? 0 : 1;
}

const moved = ({ opening, debit, credit, closing }: BooksLine): boolean =>
  [opening, debit, credit, closing].some((sum) => sum !== 0n);

function sayCash({ accounts, onTheWay, other }: CashAtBank): string[] {
  return [
    `Cash at the bank, by statements:${accounts.length > 0 ? '' : ' no statement was read'}`,
    ...accounts.flatMap(({ account, statementOn, closing, balance, gaps }) => [
      `  ${account}: ${printTenge(closing)} by the bank on ${statementOn}, ${printTenge(balance)} by the ledger`,
      ...gaps.map(({ kind, from, to, amount }) => {
        const where = kind === 'BETWEEN' ? 'between the statements of' : 'in the statement of';
        return `    GAP of ${printTenge(amount)} ${where} ${from} and ${to}`;
      }),
    ]),
    `  in transit ${printTenge(onTheWay)}, other movements of the bank ${printTenge(other)}`,
  ];
}

const rowOf = ({ account, computed, opening, debit, credit, closing }: BooksLine): string =>
  row(`${NOTES[account] ?? account}${computed ? ' *' : ''}`, ...[opening, debit, credit, closing].map(printTenge));

const NOTES: Readonly<Partial<Record<BooksLine['account'], string>>> = {
  bank: 'bank (cash)',
  'provider-clearing': 'provider-clearing (transit)',
};

const row = (name: string, ...cells: readonly string[]): string =>
  `${name.padEnd(28)}${cells.map((cell) => cell.padStart(18)).join('')}`;
