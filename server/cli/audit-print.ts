/** Amounts in tenge. */

import { negate, printTenge, subtract, type Tiyn } from '../../schema/values/money.ts';
import type { Finding } from '../adapters/ledger/chains.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import type { Balances, LoanAsOf, ReplayedEvent } from '../use-cases/audit/audit.ts';
import type { FigureAudit } from '../use-cases/audit/audit-figures.ts';
import type { Say } from './run-command.ts';

/** `say` prints one line; it returns a promise if the reader is slower than the writer. */
export type Desk = { ledger: RawLedger; databaseUrl: string; dataDir: string | undefined; say: Say };

const PARTS = ['principal', 'interest', 'penalty', 'premium'] as const satisfies readonly (keyof Balances)[];

export function* printReplay(events: readonly ReplayedEvent[]): Generator<string> {
  for (const { record, late, before, after, postings } of events) {
    const { metadata, data, revision, type } = record;
    yield `${String(revision).padStart(3)}  ${metadata.effectiveDate}${late ? ' LATE' : ''}  ${type} -> ${data.status}`;
    yield `     by ${metadata.actor.role} ${metadata.actor.id}, written down ${metadata.recordedAt}, command ${metadata.commandId}`;
    if (metadata.askedBy) yield `     first asked for by ${metadata.askedBy.role} ${metadata.askedBy.id}`;
    const changed = PARTS.filter((part) => before[part] !== after[part]);
    yield* changed.map((part) => effect(part, before[part], after[part]));
    yield* postings.map(({ account, amount }) => posting(account, amount));
  }
}

const effect = (part: string, before: Tiyn, after: Tiyn): string =>
  `     ${part.padEnd(9)} ${printTenge(before)} -> ${printTenge(after)} (${signed(before, after)})`;

const posting = (account: string, amount: Tiyn): string =>
  `     ${amount > 0n ? 'debit ' : 'credit'} ${account.padEnd(20)} ${printTenge(amount < 0n ? negate(amount) : amount).padStart(14)}`;

const signed = (before: Tiyn, after: Tiyn): string => {
  const change = subtract(after, before);
  return change > 0n ? `+${printTenge(change)}` : printTenge(change);
};

export function* printAsOf({ revision, status, on, balances, quote }: LoanAsOf): Generator<string> {
  yield `on ${on}, after revision ${revision}: ${status}`;
  yield `posted:  ${PARTS.map((part) => `${part} ${printTenge(balances[part])}`).join(', ')}`;
  if (!quote) return;
  yield `accrued: ${PARTS.map((part) => `${part} ${printTenge(quote[part])}`).join(', ')}`;
  yield `to pay in full ${printTenge(quote.full)}, due ${printTenge(quote.due)}, overdue days ${quote.overdueDays}`;
}

/** How many figures were recomputed and, by type and reason, which were accepted as written. */
export async function sayFigures(say: Say, { recomputed, asWritten, left }: FigureAudit): Promise<void> {
  await say(`${recomputed} facts of loans computed again from the facts before them.`);
  if (left > 0) await say(`${left} loans were not followed to their end: see the findings.`);
  for (const [why, types] of asWritten) await say(`Taken as written, ${why}: ${[...types].toSorted().join(', ')}.`);
}

export async function report(say: Say, findings: readonly Finding[], good: string): Promise<number> {
  for (const { where, what } of findings) await say(`${where}: ${what}`);
  await say(findings.length === 0 ? good : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}
