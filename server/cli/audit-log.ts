/** One pass over $all: chains, anchors, shapes, postings, one open loan per borrower. */
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { isIn, type Recorded } from '../../schema/events/streams.ts';
import { isTerminal } from '../../schema/loan-status.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import { atRevision, type Finding, finding, type Said, say } from '../../schema/reference/findings.ts';
import { unreadable } from '../../schema/reference/said-by.ts';
import { Chains } from '../adapters/ledger/chains.ts';
import type { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import { CodeCheck } from '../adapters/ledger/check-codes.ts';
import { recorded } from '../adapters/ledger/decode.ts';
import type { CodeKey } from '../adapters/ledger/event-code.ts';
import type { RawEvent } from '../adapters/ledger/verify-chain.ts';
import type { FigureAudit } from '../use-cases/audit/audit-figures.ts';
import { PaymentIds } from './audit-payments.ts';

/** Recomputes figures only while the chain is unbroken; a broken one already has its finding. */
export const figuresBy =
  (figures: FigureAudit): LogAudit['witness'] =>
  (event, unbroken) => {
    if (!isIn('loan-', event)) return;
    if (unbroken) figures.take(event);
    else figures.leave(event.stream);
  };

export class LogAudit {
  readonly #findings: Finding[] = [];
  /** Sum of all postings so far. */
  readonly totals = new Map<Account, bigint>();
  readonly #chains = new Chains();
  readonly codes: CodeCheck;
  readonly #anchors: AnchorCheck;
  readonly #borrowerOf = new Map<string, string>();
  readonly #openOf = new Map<string, string>();
  readonly #unread = new Set<string>();
  readonly #payments = new PaymentIds();
  /** Loans already reported as a second open loan. */
  readonly #second = new Set<string>();
  /** `unbroken`: the chain of its stream holds so far. */
  witness: (event: Recorded<LedgerEvent>, unbroken: boolean) => void = () => undefined;
  events = 0;

  /** `codeKeys`: none where only the installation that wrote the log has them. */
  constructor(anchors: AnchorCheck, codeKeys: readonly CodeKey[] = []) {
    this.#anchors = anchors;
    this.codes = new CodeCheck(codeKeys, anchors);
  }

  get streams(): readonly string[] {
    return this.#chains.streams;
  }

  lastOf(stream: string): bigint | undefined {
    return this.#chains.lastOf(stream);
  }

  /** The position of its last event. */
  endOf(stream: string): bigint | undefined {
    return this.#chains.endOf(stream);
  }

  get findings(): readonly Finding[] {
    return [...this.#chains.findings, ...this.codes.findings, ...this.#anchors.findings, ...this.#findings];
  }

  /** Returns the decoded event, so that the caller need not decode it again; undefined if unreadable. */
  take(raw: RawEvent): Recorded<LedgerEvent> | undefined {
    this.events += 1;
    this.#chains.take(raw);
    this.codes.take(raw);
    if (raw.stream !== ANCHOR_STREAM) this.#anchors.take(raw);
    try {
      const event = recorded(raw);
      this.#postings(event);
      const lost = this.#payments.take(event);
      if (lost) this.#found(raw, lost);
      if (isIn('loan-', event)) this.#oneOpenLoan(event);
      this.witness(event, !this.#chains.isBroken(raw.stream) && !this.#unread.has(raw.stream));
      return event;
    } catch (error) {
      this.#unread.add(raw.stream);
      this.#found(raw, unreadable(error));
      return undefined;
    }
  }

  #found(event: { stream: string; revision: bigint }, said: Said): void {
    this.#findings.push(finding(atRevision(event), said));
  }

  #postings(event: Recorded<LedgerEvent>): void {
    if (!('postings' in event.data)) return;
    let sum = 0n;
    for (const { account, amount } of event.data.postings) {
      sum += amount;
      this.totals.set(account, (this.totals.get(account) ?? 0n) + amount);
    }
    if (sum !== 0n) this.#found(event, say('POSTINGS_UNBALANCED', { tiyn: sum }));
  }

  #oneOpenLoan(event: Recorded<LedgerEvent>): void {
    if (event.type === 'LoanApplied') this.#borrowerOf.set(event.stream, event.data.borrowerId);
    const borrower = this.#borrowerOf.get(event.stream);
    if (borrower === undefined || !('status' in event.data)) return;
    const open = this.#openOf.get(borrower);
    if (isTerminal(event.data.status)) {
      this.#second.delete(event.stream);
      if (open === event.stream) this.#openOf.delete(borrower);
      // Only open loans stay in memory.
      this.#borrowerOf.delete(event.stream);
    } else if (open === undefined) this.#openOf.set(borrower, event.stream);
    else if (open !== event.stream && !this.#second.has(event.stream)) {
      this.#second.add(event.stream);
      this.#found(event, say('SECOND_OPEN_LOAN', { borrower, loan: open }));
    }
  }
}
