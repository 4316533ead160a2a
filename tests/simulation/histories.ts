/**
 * A random loan history, as commands for the decider and as facts for the naive model. A refinancing continues with the
 * new loan.
 */
import type { Balances, Price, Terms } from '../../schema/events/figures.ts';
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../schema/events/loan.ts';
import { CESSION } from '../../schema/reference/limits.ts';
import { addDays, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { subtract, type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import { issuedLoanAsOf } from '../../server/domain/loan/backdating.ts';
import type { LoanCommand } from '../../server/domain/loan/commands.ts';
import { decide } from '../../server/domain/loan/decide.ts';
import { fold } from '../../server/domain/loan/evolve.ts';
import { deferralDays } from '../../server/domain/loan/grace.ts';
import { prolongationTerms } from '../../server/domain/loan/prolongation.ts';
import { refinancedInto, refinancingTerms } from '../../server/domain/loan/refinancing.ts';
import { initial, type LoanState } from '../../server/domain/loan/state.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { approved, BORROWER, closeDay, HASH, LOAN, on, pay, paymentId, signature } from '../support/a-loan.ts';
import type { Fact } from './facts.ts';
import type { Move } from './moves.ts';
import { agreementIn, FREE, rowsIn, rowsOf, signed } from './naive-facts.ts';

export class History {
  state: LoanState;
  today: LocalDate;
  readonly facts: Fact[] = [];
  readonly events: LoanEvent[];
  #payments = 0;
  /** The bonus amounts that the loan has recomputed since the last fact, where they became lower. They stay so. */
  #retold: readonly { paymentId: string; allocation: readonly { amount: bigint }[] }[] = [];
  /** No payment is backdated before this day, because agreements are not recomputed here. */
  #since: LocalDate;

  constructor(terms: Terms, day: LocalDate) {
    this.events = [...approved(terms, day).events];
    this.state = fold(initial, this.events);
    this.today = this.#since = day;
    if (this.state.status === 'WAITING_FOR_ISSUANCE_CONSENT') {
      const now = this.last('IssuanceConsentRequested').opensAt;
      this.do(on(day, { type: 'GiveIssuanceConsent', signature, edsHash: HASH, now }));
    }
    this.do(on(day, { type: 'RequestPayout' }));
    this.do(on(day, { type: 'PreparePayout', provider: 'bank', providerKey: 'key-1' }));
    this.do(on(day, { type: 'SendPayout', provider: 'bank', externalId: 'out-1' }));
    this.do(on(day, { type: 'ConfirmPayout', externalId: 'out-1' }));
  }

  do(command: LoanCommand): boolean {
    const outcome = decide(this.state, command);
    if ('refusal' in outcome) return false;
    for (const { paymentId, allocation } of this.#retold) {
      const bonus = this.facts.find((fact) => fact.kind === 'bonus' && fact.id === paymentId);
      if (bonus?.kind === 'bonus') bonus.amount = allocation.reduce((sum, line) => sum + line.amount, 0n);
    }
    this.#retold = outcome.events.flatMap((event) => ('reallocated' in event.data ? event.data.reallocated : []));
    this.events.push(...outcome.events);
    this.state = fold(this.state, outcome.events);
    return true;
  }

  last<T extends LoanEventType>(type: T): LoanEventOf<T>['data'] {
    const event = this.events.findLast((one) => one.type === type);
    if (!event) throw new Error(`no ${type}`);
    return event.data as LoanEventOf<T>['data'];
  }

  move({ gap, toDue, back, what, share }: Move): void {
    if (this.state.stage !== 'running') return;
    this.#passTime(this.state.standing, gap, toDue, what);
    this.do(closeDay(this.today));
    if (what === 'close') return;
    if (what === 'prolong') this.#prolong(share);
    else if (what === 'refinance') this.#refinance(share);
    else if (what === 'restructure') this.#restructure(share);
    else if (what === 'bonus') this.#bonus(share);
    else if (what === 'sell') this.#sell(share);
    else if (what === 'write-off') this.#end({ type: 'WriteOff', reason: 'TEST' }, 'CLOSING_PROCESS');
    else if (what === 'defer' || what === 'waive' || what === 'reverse') this.#office(what, share);
    else this.#pay(latest(addDays(this.today, -back), this.#since), this.#sum(what, share));
  }

  /** Agreements on a new term are requested near the end of the loan. */
  #passTime({ nextDue, maturity }: Balances, gap: number, toDue: boolean, what: Move['what']): void {
    const end = what === 'prolong' || what === 'refinance' ? addDays(maturity, -(gap % 4)) : this.today;
    const near = nextDue && toDue ? addDays(nextDue.date, (gap % 6) - 3) : end;
    this.today = near > this.today ? near : addDays(this.today, gap);
  }

  #office(what: 'defer' | 'waive' | 'reverse', share: number): void {
    if (this.state.stage !== 'running') return;
    const { today } = this;
    if (what === 'defer') {
      const until = addDays(deferralDays(this.state)?.from ?? today, share % 20);
      if (!this.do(on(today, { type: 'GrantGrace', until }))) return;
      this.facts.push({ on: today, kind: 'defer', until });
      this.#since = today;
    }
    if (what === 'waive') {
      const amount = tiyn((quoteOn(this.state, today).penalty * BigInt(share)) / 1_000n);
      if (!this.do(on(today, { type: 'WaivePenalty', amount, reason: 'TEST' }))) return;
      this.facts.push({ on: today, kind: 'waive', amount });
      // A backdated payment could leave nothing to waive; then the waiver is no fact and fixes no figures.
      this.#since = today;
    }
    if (what === 'reverse') this.#reverse(share);
  }

  #end(
    command: { type: 'WriteOff'; reason: string } | { type: 'ConfirmCession' },
    status: 'CLOSING_PROCESS' | 'CESSION',
  ) {
    if (this.do(on(this.today, command))) this.facts.push({ on: this.today, kind: 'end', status });
  }

  #sell(share: number): void {
    const buyer = 'TEST';
    if (!this.do(on(this.today, { type: 'IssueCessionNotice', buyer }))) return;
    this.today = addDays(this.today, CESSION.noticeDays + (share % 3));
    this.do(closeDay(this.today));
    if (this.state.stage !== 'running') return;
    const price = tiyn((quoteOn(this.state, this.today).full * BigInt(share)) / 1_000n + 1n);
    const agreed = this.do(on(this.today, { type: 'AgreeCession', buyer, price, payBy: this.today }));
    if (agreed && share % 3 > 0) this.#end({ type: 'ConfirmCession' }, 'CESSION');
  }

  #bonus(share: number): void {
    this.#payments += 1;
    const transferId = paymentId(this.#payments);
    if (!this.do(on(this.today, { type: 'SpendBonus', transferId, amount: tenge(share) }))) return;
    this.facts.push({ on: this.today, kind: 'bonus', id: transferId, amount: this.last('BonusSpent').amount });
  }

  /** Reverses a payment, except one that began an agreement or a schedule. */
  #reverse(share: number): void {
    const fixed = this.facts.findLastIndex(({ kind }) => !FREE.includes(kind));
    const open = this.facts.slice(fixed + 1).filter((fact) => fact.kind === 'pay' && fact.under === null);
    const gone = open[share % Math.max(1, open.length)];
    if (gone?.kind !== 'pay') return;
    const command = {
      type: 'ReversePayment',
      paymentId: paymentId(gone.n),
      reversedOn: this.today,
      reason: 'TEST',
    } as const;
    if (this.do(on(this.today, command))) this.facts.splice(this.facts.indexOf(gone), 1);
  }

  #sum(what: Move['what'], share: number): Tiyn {
    if (this.state.stage !== 'running') throw new Error('not live');
    const { due, full, next } = quoteOn(this.state, this.today);
    const asked = due > 0n ? due : (next?.amount ?? full);
    if (what === 'prepay-all') this.#prepay('FULL', share, tiyn(0n));
    if (what === 'prepay-part')
      return this.#prepay('PARTIAL', share, tiyn((full * BigInt(share)) / 1_000n + 1n)) ?? asked;
    if (what === 'due') return asked;
    if (what === 'full' || what === 'prepay-all') return full;
    if (what === 'over') return tiyn(full + BigInt(share) * 1_000n);
    if (what === 'tiny') return tiyn(BigInt(share));
    return tiyn((asked * BigInt(share)) / 1_000n + 1n);
  }

  #prepay(kind: 'FULL' | 'PARTIAL', share: number, amount: Tiyn): Tiyn | null {
    const mode = share % 2 === 0 ? 'SHORTER_TERM' : 'SMALLER_PAYMENT';
    const asked = this.do(on(this.today, { type: 'RequestPrepayment', kind, amount, mode }));
    if (!asked || !this.do(on(this.today, { type: 'SignPrepayment', signature }))) return null;
    this.facts.push({ on: this.today, kind: 'prepay', part: kind === 'PARTIAL' ? amount : null });
    return share % 5 === 0 ? tiyn(amount - amount / 7n) : amount;
  }

  #pay(day: LocalDate, amount: Tiyn): void {
    const waits = day === this.today ? signed(this.state) : null;
    const before = this.events.length;
    const rows = rowsOf(this.state);
    this.#payments += 1;
    if (!this.do(pay(this.today, amount, this.#payments, day))) throw new Error('a payment was refused');
    const agreed = this.events.slice(before).flatMap(agreementIn);
    this.facts.push({ on: day, kind: 'pay', n: this.#payments, amount, under: waits ?? agreed[0]?.what ?? null });
    for (const { what, price } of agreed) {
      if (what === 'REFINANCING') this.#goOn(day, price);
      else this.facts.push({ on: day, kind: 'agree', what, price });
    }
    if (agreed.length > 0) this.#since = day;
    else if (rowsOf(this.state) !== rows) day === this.today ? this.#redealt() : this.#redealtBefore(rows, day);
  }

  #redealt(): void {
    if (this.state.stage !== 'running') return;
    const rows = this.state.standing.rows.filter(({ date }) => date > this.today);
    this.facts.push({ on: this.today, kind: 'redeal', rows });
    this.#since = this.today;
  }

  /** After a backdated payment an earlier prepayment may repay more principal. */
  #redealtBefore(rows: string, day: LocalDate): void {
    if (this.state.stage !== 'running') return;
    let known = rows;
    for (const { on } of this.facts.filter(({ kind }) => kind === 'prepay')) {
      const then = issuedLoanAsOf(this.state, on).standing;
      const dealt = rowsIn(then);
      if (dealt === known || this.facts.some((fact) => fact.kind === 'redeal' && fact.on >= on)) continue;
      known = dealt;
      const request = this.facts.findLastIndex((fact) => fact.kind === 'prepay' && fact.on === on);
      const paidThen = this.facts.findIndex((fact, at) => at > request && fact.kind === 'pay' && fact.on === on);
      const payment = on === day ? this.facts.length - 1 : paidThen;
      this.facts.splice(payment + 1, 0, { on, kind: 'redeal', rows: then.rows.filter(({ date }) => date > on) });
    }
    this.#since = this.today;
  }

  #prolong(share: number): void {
    const asked = this.do(on(this.today, { type: 'RequestProlongation', days: 5 + (share % 26) }));
    if (!asked) return;
    if (this.state.stage !== 'running') throw new Error('not live');
    const { payToday, price } = prolongationTerms(this.state, 5 + (share % 26), this.today);
    const shown = { payToday, total: price.total };
    this.do(on(this.today, { type: 'OfferAgreement', kind: 'PROLONGATION', documentHash: HASH, shown }));
    this.do(on(this.today, { type: 'SignAgreement', kind: 'PROLONGATION', signature }));
    this.#payFirst(this.last('ProlongationOffered').payToday, share);
  }

  #refinance(share: number): void {
    if (this.state.stage !== 'running') return;
    const months = 2 + (share % 5);
    const terms = refinancedInto(this.state, months);
    const offerNumber = `NS-2026-${this.#payments}`;
    if (!this.do(on(this.today, { type: 'RequestRefinancing', terms, newLoanId: LOAN, offerNumber }))) return;
    const { payToday, price } = refinancingTerms(this.state, months, this.today);
    const shown = { payToday, total: price.total };
    this.do(on(this.today, { type: 'OfferAgreement', kind: 'REFINANCING', documentHash: HASH, shown }));
    this.do(on(this.today, { type: 'SignAgreement', kind: 'REFINANCING', signature }));
    this.#payFirst(payToday, share);
  }

  /** The new loan begins on the day of the refinancing with the old loan's principal only. */
  #goOn(day: LocalDate, price: Price): void {
    const asked = this.last('RefinancingRequested');
    const terms = { ...asked.terms, amount: subtract(price.total, price.overpayment) };
    const from = { oldLoanId: LOAN, offerNumber: asked.offerNumber, terms, price };
    this.facts.push({ on: day, kind: 'refinance', terms, price });
    this.state = initial;
    this.do(on(day, { type: 'IssueByRefinancing', loanId: LOAN, borrowerId: BORROWER, from }));
    this.do(closeDay(this.today));
  }

  #restructure(share: number): void {
    const asked = this.do(
      on(this.today, { type: 'RequestRestructuring', months: 2 + (share % 5), courtDecidedOn: null }),
    );
    if (!asked) return;
    this.do(on(this.today, { type: 'SignRestructuring', signature }));
    this.#payFirst(this.last('RestructuringRequested').firstPayment, share);
  }

  /** One in four does not pay, one pays too little, one too much. An unpaid request lapses at the end of the day. */
  #payFirst(sum: Tiyn, share: number): void {
    const amount = [0n, sum / 2n, sum, sum + 12_345n][share % 4] ?? 0n;
    if (amount > 0n) this.#pay(this.today, tiyn(amount));
  }
}
