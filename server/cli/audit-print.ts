/** Amounts in tenge. */

import type { Finding } from '../../schema/reference/findings.ts';
import { printStaffNumber } from '../../schema/reference/staff.ts';
import { negate, printTenge, subtract, type Tiyn } from '../../schema/values/money.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import type { LoanAsOf, ReplayedEvent } from '../use-cases/audit/audit.ts';
import type { FiguresFound } from '../use-cases/audit/audit-figures.ts';
import type { ShownEvent } from '../use-cases/audit/shown.ts';
import type { Addresses } from './addresses.ts';
import { jsonOf, type Out } from './audit-out.ts';

export type Desk = Addresses & { ledger: RawLedger; out: Out };
/** Account id -> number. */
type Staff = ReadonlyMap<string, number>;

const PARTS = ['principal', 'interest', 'penalty', 'premium'] as const;

export function* printReplay(events: readonly (ShownEvent | ReplayedEvent)[], staff: Staff): Generator<string> {
  for (const event of events) {
    const { revision, effectiveDate, late, type, actor, askedBy, askedAt, recordedAt, commandId } = event;
    const becomes = 'status' in event ? ` -> ${event.status}` : '';
    yield `${String(revision).padStart(3)}  ${effectiveDate}${late ? ' LATE' : ''}  ${type}${becomes}`;
    yield `     by ${who(actor, staff)}, written down ${recordedAt}, command ${commandId}`;
    if (askedBy) yield `     first asked for by ${who(askedBy, staff)}${askedAt ? `, ${askedAt}` : ''}`;
    yield* effectsOf(event);
    yield* event.postings.map(({ account, amount }) => posting(account, amount));
    for (const { type: kind, hash, invented } of event.documents)
      yield `     document ${kind} ${hash}${invented ? ' (invented by the seed: no paper lies behind it)' : ''}`;
    yield `     data ${jsonOf(event.data)}`;
  }
}

function who({ role, id }: ShownEvent['actor'], staff: Staff): string {
  const number = staff.get(id);
  return number === undefined ? `${role} ${id}` : `${role} ${printStaffNumber(number)} ${id}`;
}

/** Of a loan what is owed by part, else the balance of each account. */
function* effectsOf(event: ShownEvent | ReplayedEvent): Generator<string> {
  if ('status' in event) {
    for (const part of PARTS) yield* effect(part, event.before[part], event.after[part]);
    yield* accruedIn(event);
  } else for (const { account, before, after } of event.effects) yield* effect(account, before, after);
}

/** Interest and penalty that are owed and posted by a later event. */
function* accruedIn({ after, accrued }: ReplayedEvent): Generator<string> {
  if (!accrued) return yield '     accrued: unknown, an event up to here contradicts those before it';
  for (const part of ['interest', 'penalty'] as const) {
    const unposted = subtract(accrued[part], after[part]);
    if (unposted === 0n) continue;
    yield `     ${part.padEnd(9)} ${printTenge(accrued[part])} owed on ${accrued.on}, ${printTenge(unposted)} of it accrued and not posted yet`;
  }
}

function* effect(part: string, before: Tiyn, after: Tiyn): Generator<string> {
  if (before === after) return;
  yield `     ${part.padEnd(9)} ${printTenge(before)} -> ${printTenge(after)} (${signed(before, after)})`;
}

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
export async function sayFigures({ say, tell }: Out, { recomputed, asWritten, left }: FiguresFound): Promise<void> {
  const taken = [...asWritten].map(([why, types]) => ({ why, types: [...types].toSorted() }));
  tell({ recomputed, loansNotFollowed: left, asWritten: taken });
  await say(`${recomputed} facts of loans computed again from the facts before them.`);
  if (left > 0) await say(`${left} loans were not followed to their end: see the findings.`);
  for (const { why, types } of taken) await say(`Taken as written, ${why}: ${types.join(', ')}.`);
}

export async function report({ say, tell }: Out, findings: readonly Finding[], good: string): Promise<number> {
  tell({ findings });
  for (const { where, what } of findings) await say(`${where}: ${what}`);
  await say(findings.length === 0 ? good : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}
