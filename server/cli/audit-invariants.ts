/**
 * Money that left one stream arrived in another, balances are the sum of their postings, a borrower's slot belongs to
 * their open loan. One pass; it forgets what has ended.
 */
import type { Balances } from '../../schema/events/figures.ts';
import { lacksSecondPerson } from '../../schema/events/four-eyes.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import {
  accountStream,
  isIn,
  isStreamOf,
  loanStream,
  type Recorded,
  type RecordIn,
  slotStream,
} from '../../schema/events/streams.ts';
import { isTerminal } from '../../schema/loan-status.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import { atRevision, type Finding, finding, type Said, say } from '../../schema/reference/findings.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { printTenge, type Tiyn, tiyn } from '../../schema/values/money.ts';
import { bankBalance, gapsOf, type StatementDay, withStatement } from '../domain/bank/days.ts';
import { dayOf } from '../domain/bank/decider.ts';

type Event = Recorded<LedgerEvent>;
type Sums = Map<Account, bigint>;
type Dated = { at: number };
/** `last`: the event whose balances are still to be compared with the sums. */
type Books = { sums: Sums; last: Event | null };

const FIGURES = {
  principal: 'principal',
  interest: 'interest-receivable',
  penalty: 'penalty-receivable',
  premium: 'premium-receivable',
} as const satisfies Partial<Record<keyof Balances, Account>>;

export class Invariants {
  readonly #findings: Finding[] = [];
  /** Loan -> money in transit between it and other streams. */
  readonly #transit = new Map<string, Dated & { sums: Sums }>();
  readonly #books = new Map<string, Books>();
  readonly #balances = new Map<string, bigint>();
  readonly #cash = new Map<string, { posted: bigint; days: readonly StatementDay[] }>();
  readonly #open = new Map<string, Dated & { slot: string }>();
  /** `written`: the loan has an event, so the claim led to one. */
  readonly #holders = new Map<string, Dated & { loan: string; written: boolean }>();

  take(event: Event): void {
    if (lacksSecondPerson(event)) this.#found(event, say('ONE_PERSON', { event: event.type }));
    this.#transits(event);
    if (isIn('loan-', event)) this.#loan(event);
    if (isIn('bank-', event)) this.#bank(event);
    if (event.type === 'BalanceCredited' || event.type === 'BalanceDebited' || event.type === 'ReversalSettled')
      this.#balance(event);
    if (event.type === 'SlotClaimed') this.#holds(event, event.data.loanId);
    if (event.type === 'SlotReleased') this.#holds(event, null);
  }

  /** `underWayMs`: a younger transfer may be unfinished; 0 if nothing runs. */
  findings(now: number, underWayMs: number): readonly Finding[] {
    for (const stream of this.#books.keys()) this.#compare(stream);
    const rests = ({ at }: Dated): boolean => now - at >= underWayMs;
    return [...this.#findings, ...this.#lost(rests), ...this.#places(rests), ...this.#statements()];
  }

  /** Places that were claimed for applications which were never written: what a crash leaves, and no fault (R982). */
  claimsLeft(now: number, underWayMs: number): readonly string[] {
    return [...this.#holders].flatMap(([slot, { at, written }]) => (!written && now - at >= underWayMs ? [slot] : []));
  }

  #found(event: Event, said: Said): void {
    this.#findings.push(finding(atRevision(event), said));
  }

  #transits(event: Event): void {
    if (!('postings' in event.data)) return;
    const moved = event.data.postings.filter(({ account }) => account.startsWith('transit:'));
    if (moved.length === 0) return;
    const loan = loanOf(event);
    const { sums } = this.#transit.get(loan) ?? { sums: new Map<Account, bigint>() };
    post(sums, moved);
    if (sums.size === 0) this.#transit.delete(loan);
    else this.#transit.set(loan, { sums, at: Date.parse(event.metadata.recordedAt) });
  }

  *#lost(rests: (it: Dated) => boolean): Generator<Finding> {
    for (const [loan, { sums, at }] of this.#transit) {
      if (!rests({ at })) continue;
      for (const [account, sum] of sums) {
        const tenge = printTenge(tiyn(sum));
        yield finding(say('TRANSIT', { account, stream: loan }), say('LOST_IN_TRANSIT', { tenge }));
      }
    }
  }

  #loan(event: Event): void {
    this.#figures(event);
    if (!('status' in event.data)) return;
    const known = this.#open.get(event.stream);
    const slot = event.type === 'LoanApplied' ? slotStream(event.data.borrowerId) : known?.slot;
    if (isTerminal(event.data.status)) {
      this.#open.delete(event.stream);
      this.#compare(event.stream);
      this.#books.delete(event.stream);
    } else if (slot !== undefined) {
      this.#open.set(event.stream, { slot, at: known?.at ?? Date.parse(event.metadata.recordedAt) });
      const holder = this.#holders.get(slot);
      if (holder?.loan === event.stream) holder.written = true;
    }
  }

  /** Compares at the end of each command, since a backdated payment is right only together with its adjustment. */
  #figures(event: Event): void {
    const books: Books = this.#books.get(event.stream) ?? { sums: new Map(), last: null };
    if (books.last && books.last.metadata.commandId !== event.metadata.commandId) this.#compare(event.stream);
    if ('postings' in event.data) post(books.sums, event.data.postings);
    this.#books.set(event.stream, { sums: books.sums, last: 'standing' in event.data ? event : books.last });
  }

  #compare(stream: string): void {
    const { sums, last } = this.#books.get(stream) ?? { sums: new Map<Account, bigint>(), last: null };
    if (!last || !('standing' in last.data)) return;
    for (const [figure, account] of Object.entries(FIGURES) as [keyof typeof FIGURES, Account][]) {
      const posted = sums.get(account) ?? 0n;
      const said = last.data.standing[figure];
      if (posted !== said) this.#found(last, say('FIGURE_NOT_POSTED', { figure, said, posted }));
    }
    this.#books.set(stream, { sums, last: null });
  }

  #balance(event: Extract<Event, { type: 'BalanceCredited' | 'BalanceDebited' | 'ReversalSettled' }>): void {
    const { amount, balance, postings } = event.data;
    const moved = event.type === 'BalanceCredited' ? amount : -amount;
    const sum = (this.#balances.get(event.stream) ?? 0n) + moved;
    if (sum !== balance) this.#found(event, say('BALANCE_NOT_MOVED', { said: balance, moved: sum }));
    const posted = postings.reduce((all, one) => (one.account === 'borrower-balance' ? all + one.amount : all), 0n);
    if (posted !== -moved) this.#found(event, say('MOVE_NOT_POSTED', { moved, posted: -posted }));
    this.#balances.set(event.stream, sum);
  }

  #bank({ stream, ...event }: RecordIn<'bank-'>): void {
    const { posted, days } = this.#cash.get(stream) ?? { posted: 0n, days: [] };
    const moved = event.data.postings.reduce((all, one) => (one.account === 'bank' ? all + one.amount : all), 0n);
    const read = event.type === 'BankStatementRead' ? withStatement(days, dayOf(event.data)) : days;
    this.#cash.set(stream, { posted: posted + moved, days: read });
  }

  /** The postings of an account are the closing balance of its last statement, but for the gaps. */
  *#statements(): Generator<Finding> {
    for (const [stream, { posted, days }] of this.#cash) {
      const place = say('STREAM', { stream });
      const said = bankBalance(days);
      if (said !== posted) yield finding(place, say('CASH_NOT_POSTED', { said, posted }));
      for (const { kind, from, to, amount } of gapsOf(days))
        yield finding(place, say(`BANK_${kind}`, { from, to, tenge: printTenge(amount) }));
    }
  }

  #holds(event: Event, loan: LoanId | null): void {
    if (loan === null) this.#holders.delete(event.stream);
    else {
      const [stream, at] = [loanStream(loan), Date.parse(event.metadata.recordedAt)];
      this.#holders.set(event.stream, { loan: stream, at, written: this.#open.has(stream) });
    }
  }

  *#places(rests: (it: Dated) => boolean): Generator<Finding> {
    for (const [loan, { slot, at }] of this.#open) {
      const holder = this.#holders.get(slot)?.loan;
      if (rests({ at }) && holder !== loan)
        yield finding(
          say('STREAM', { stream: loan }),
          holder ? say('PLACE_OF_OTHER', { holder }) : say('PLACE_OF_NOBODY'),
        );
    }
    for (const [slot, { loan, at, written }] of this.#holders) {
      if (rests({ at }) && written && !this.#open.has(loan))
        yield finding(say('STREAM', { stream: slot }), say('PLACE_OF_ENDED', { loan }));
    }
  }
}

/** The loan whose money moves, else the account. A refinancing's new loan moves money for the old one. */
function loanOf({ stream, data }: Event): string {
  if ('oldLoanId' in data) return loanStream(data.oldLoanId);
  if (isStreamOf('loan-', stream)) return stream;
  if ('loanId' in data && data.loanId) return loanStream(data.loanId);
  return 'borrowerId' in data && data.borrowerId ? accountStream(data.borrowerId) : stream;
}

function post(sums: Sums, postings: readonly { account: Account; amount: Tiyn }[]): Sums {
  for (const { account, amount } of postings) {
    const sum = (sums.get(account) ?? 0n) + amount;
    if (sum === 0n) sums.delete(account);
    else sums.set(account, sum);
  }
  return sums;
}
