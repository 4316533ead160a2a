/** What the exchange of files with the bank waits for, and what to do about it. Sums and files only, no persons. */
import type pg from 'pg';
import { readTenge, tiyn } from '../../schema/values/money.ts';
import {
  ANSWER_MS,
  cameBack,
  type EntrySeen,
  type FileOut,
  type OrderSeen,
  type Overview,
  overviewOf,
  readAgain,
  settled,
  takeIn,
} from '../adapters/bank-files/overview.ts';
import type { Say } from './run-command.ts';

const USAGE = `Usage: npm run bank -- <command>
  list             files out, what waits for an answer, what was refused, and what to do
  again FILE       read a refused file of the bank once more in the next round
  take ID          count a movement that needs a person as money that came in: it goes to its contract or to suspense
  returned ID      count a movement that needs a person as the return of the payout that it names
  settled ID       an order, movement or record that needs a person is cleared with the bank, nothing more is to be done`;

const HOUR = 3_600_000;
const FILE_WORDS: Readonly<Record<FileOut['state'], string>> = {
  WRITTEN: 'written down, not yet out: the next round puts it out; if it stays, /readyz says why',
  STAGED: 'uploaded, not yet under its name: the next round renames it; if it stays, /readyz says why',
  SENT: 'out',
  STRANGE: 'a file of this name with OTHER CONTENT stands at the bank: ask the bank what it got, pay nothing by hand',
};

/** The exit code. */
export async function bankCommand(
  pool: pg.Pool,
  [command = 'list', id]: readonly string[],
  say: Say,
  now = new Date(),
): Promise<number> {
  const work = { again: readAgain, take: takeIn, returned: cameBack, settled }[command];
  if (command === 'list') {
    for (const line of linesOf(await overviewOf(pool), now)) await say(line);
    return 0;
  }
  if (!work || !id) {
    await say(USAGE);
    return command === 'help' ? 0 : 1;
  }
  const done = await work(pool, id);
  await say(done > 0 ? `${id}: done.` : `${id}: nothing of that name waits for this.`);
  return done > 0 ? 0 : 1;
}

const sum = (amount: string): string => `${readTenge(tiyn(BigInt(amount)))} tenge`;

function linesOf(
  { waiting, files, orders, refused, entries, odd, uncounted, unbalanced }: Overview,
  now: Date,
): string[] {
  const lines = [
    ...(waiting.orders > 0
      ? [`WAITING   ${waiting.orders} orders, ${sum(waiting.total)}: the next round writes them`]
      : []),
    ...files.map(
      (file) => `OUT       ${file.name}  ${file.orders} orders, ${sum(file.total)}: ${fileWords(file, now)}`,
    ),
    ...orders.map((order) => `ORDER     ${order.reference}  ${sum(order.amount)}: ${orderWords(order)}`),
    ...refused.map(
      ({ name, problem }) =>
        `REFUSED   ${name}: ${problem}. Ask the bank for a right one, or: npm run bank -- again ${name}`,
    ),
    ...entries.map((entry) => `MOVEMENT  ${entry.id}  ${entryWords(entry)}`),
    ...odd.map(
      ({ id, answer, problem }) =>
        `RECORD    ${id}  NEEDS A PERSON. in ${answer}: ${problem}. The rest of the file was read. Ask the bank; then: npm run bank -- settled ${id}`,
    ),
    ...unbalanced.map(
      (name) =>
        `STATEMENT ${name}: without balances, it moved no cash in the books and credited nothing. Ask the bank for both`,
    ),
    ...(uncounted > 0 ? [`MONEY IN  ${uncounted} credits wait for the ledger: the next round counts them`] : []),
  ];
  return lines.length > 0 ? lines : ['Nothing waits.'];
}

function fileWords({ state, orders, open, refused, sent_at: sentAt }: FileOut, now: Date): string {
  if (state !== 'SENT' || !sentAt) return FILE_WORDS[state];
  const back = refused > 0 ? `, ${refused} refused or returned` : '';
  if (open === 0) return `answered whole${back}`;
  const age = now.getTime() - sentAt.getTime();
  const late = age >= ANSWER_MS ? `: ask the bank for pain.002 or a statement, and never send it again by hand` : '';
  return `out for ${Math.floor(age / HOUR)} hours, ${open} of ${orders} without an answer${back}${late}`;
}

const ORDER_WORDS: Readonly<Record<string, string>> = {
  REJECTED: 'the bank refused it; the borrower has been asked for another account',
  RETURNED: 'the money came back; the loan was annulled, or the balance has it again',
};

function orderWords({ state, code, problem, reference }: OrderSeen): string {
  const told = `${ORDER_WORDS[state] ?? state}${code ? ` (${code})` : ''}`;
  if (problem === null) return told;
  return `NEEDS A PERSON. ${problem}, here it is ${state}${code ? ` (${code})` : ''}. Ask the bank; then: npm run bank -- settled ${reference}`;
}

const entryWords = ({ credit, amount, operated_on: on, answer, about, id }: EntrySeen): string =>
  `NEEDS A PERSON. ${credit ? 'credit' : 'debit'} of ${sum(amount)} on ${on} in ${answer}: ${about ?? 'a part or a return that fits no order, a credit that may be a return, or a sum of several'}. Ask the bank; then: npm run bank -- ${credit ? `returned ${id}, take ${id}, or ` : ''}settled ${id}`;
