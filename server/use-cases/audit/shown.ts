/** The events of any stream as an auditor reads them: in GraphQL, on the page and in `npm run audit` alike. */
import type { Actor } from '../../../schema/events/envelope.ts';
import type { Posting } from '../../../schema/events/figures.ts';
import { encodeEvent, type LedgerEvent } from '../../../schema/events/ledger.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import {
  accountStream,
  bonusStream,
  claimStream,
  loanStream,
  paymentStream,
  type Recorded,
  slotStream,
} from '../../../schema/events/streams.ts';
import type { Account } from '../../../schema/reference/accounts.ts';
import { isInvented } from '../../../schema/reference/invented-hash.ts';
import { type Instant, type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../../schema/values/money.ts';

/** What an event did to an account, as the stream alone has posted it; debit positive. */
export type Effect = { readonly account: Account; readonly before: Tiyn; readonly after: Tiyn };
/**
 * A paper or file that the event names by its SHA-256; `type` is the kind of paper, or the field. `invented`: by the
 * demo's seed, so that no paper lies behind it.
 */
export type PaperHash = { readonly type: string; readonly hash: string; readonly invented: boolean };

export type ShownEvent = {
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly version: number;
  readonly actor: Actor;
  readonly askedBy: Actor | null;
  readonly askedAt: Instant | null;
  readonly effectiveDate: LocalDate;
  readonly recordedAt: Instant;
  /** It counts from an earlier day than an event before it. */
  readonly late: boolean;
  /** As stored. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly documents: readonly PaperHash[];
  readonly postings: readonly Posting[];
  readonly effects: readonly Effect[];
  readonly commandId: string;
  readonly hash: string;
  readonly previousHash: string;
};

export function shownEvents(records: readonly Recorded<LedgerEvent>[]): ShownEvent[] {
  const shown = showing();
  return records.map((record) => shown.next(record));
}

/** What the events of a stream so far have done; a long stream is shown part by part. */
export type Showing = { next(record: Recorded<LedgerEvent>): ShownEvent; copy(): Showing };

export function showing(balances = new Map<Account, Tiyn>(), until?: LocalDate): Showing {
  let lastDay = until;
  const next = (record: Recorded<LedgerEvent>): ShownEvent => {
    const { metadata } = record;
    const late = lastDay !== undefined && metadata.effectiveDate < lastDay;
    lastDay = lastDay === undefined ? metadata.effectiveDate : latest(lastDay, metadata.effectiveDate);
    const { data } = encodeEvent(record);
    const postings = 'postings' in record.data ? record.data.postings : [];
    return {
      id: record.id,
      revision: Number(record.revision),
      type: record.type,
      version: metadata.version,
      actor: metadata.actor,
      askedBy: metadata.askedBy ?? null,
      askedAt: metadata.askedAt ?? null,
      effectiveDate: metadata.effectiveDate,
      recordedAt: metadata.recordedAt,
      late,
      data,
      documents: [...papersIn(data)],
      postings,
      effects: effectsOf(balances, postings),
      commandId: metadata.commandId,
      hash: metadata.hash,
      previousHash: metadata.previousHash,
    };
  };
  return { next, copy: () => showing(new Map(balances), lastDay) };
}

function effectsOf(balances: Map<Account, Tiyn>, postings: readonly Posting[]): Effect[] {
  const before = new Map(balances);
  for (const { account, amount } of postings) balances.set(account, add(balances.get(account) ?? ZERO, amount));
  return [...new Set(postings.map(({ account }) => account))].flatMap((account) => {
    const [was, is] = [before.get(account) ?? ZERO, balances.get(account) ?? ZERO];
    return was === is ? [] : [{ account, before: was, after: is }];
  });
}

/** Where money goes is no paper: its hash is keyed, so that nobody finds an account number by trying. */
const NO_PAPER = new Set(['method']);
const SHA_256 = /^[0-9a-f]{64}$/;

function* papersIn(value: unknown, field = ''): Generator<PaperHash> {
  if (Array.isArray(value)) for (const one of value) yield* papersIn(one, field);
  else if (value !== null && typeof value === 'object') yield* papersOf(value as Record<string, unknown>, field);
}

function* papersOf(data: Readonly<Record<string, unknown>>, field: string): Generator<PaperHash> {
  const kind = [data.documentType, data.type, data.slot].find((name) => typeof name === 'string') ?? field;
  for (const [name, value] of Object.entries(data)) {
    if (NO_PAPER.has(name)) continue;
    const isHash = /hash$/i.test(name) && typeof value === 'string' && SHA_256.test(value);
    if (isHash) {
      const type = String(/^(documentHash|hash)$/.test(name) && kind ? kind : name);
      yield { type, hash: value, invented: isInvented(value) };
    } else yield* papersIn(value, name);
  }
}

/** The other streams that tell of the loan: its borrower's place, balance and bonuses, its payments, its claim. */
export function relatedStreams(records: readonly Recorded<LoanEvent>[]): string[] {
  const found = new Set<string>();
  for (const { type, data } of records) {
    if (type === 'LoanApplied') {
      const { loanId, borrowerId } = data;
      found.add(loanStream(loanId)).add(slotStream(borrowerId)).add(accountStream(borrowerId));
      found.add(bonusStream(borrowerId)).add(claimStream(loanId));
    }
    if (type === 'PaymentReceived') found.add(paymentStream(data.provider, data.externalId));
  }
  return [...found];
}
