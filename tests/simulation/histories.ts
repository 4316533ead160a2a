/** Histories of a loan as chance makes them, told to the decider as commands and to the naive model as facts. */
import fc from 'fast-check';
import type { Price, Terms } from '../../schema/events/figures.ts';
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../schema/events/loan.ts';
import { addDays, type LocalDate, latest, localDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import type { LoanCommand } from '../../server/domain/loan/commands.ts';
import { decide } from '../../server/domain/loan/decide.ts';
import { fold } from '../../server/domain/loan/evolve.ts';
import { deferralDays } from '../../server/domain/loan/grace.ts';
import { prolongationTerms } from '../../server/domain/loan/prolongation.ts';
import { initial, type LoanState } from '../../server/domain/loan/state.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { approved, closeDay, HASH, on, pay, paymentId, signature, spl } from '../support/a-loan.ts';
import type { Agreement, Fact } from './facts.ts';

const amount = (min: number, max: number) => fc.integer({ min, max }).map((n) => tenge(n * 5_000));
const days = (min: number, max: number) => fc.integer({ min, max }).map((count) => ({ unit: 'DAY' as const, count }));
const months = (min: number, max: number) =>
  fc.integer({ min, max }).map((count) => ({ unit: 'MONTH' as const, count }));
const flags = { fastIssue: fc.boolean(), insuranceAgreed: fc.boolean() };

export const anyTerms: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({ amount: amount(2, 35), term: days(5, 31), ...flags }).map((t) => spl({ ...t, insuranceAgreed: false })),
  amount(2, 35).map((sum) =>
    spl({ amount: sum, pricing: 'ECONOMICAL', term: { unit: 'DAY', count: 31 }, fastIssue: true }),
  ),
  fc
    .record({ amount: amount(10, 35), term: days(5, 31), fastIssue: fc.boolean() })
    .map((t) => spl({ ...t, productType: 'INDIVIDUAL_ENTREPRENEUR_SPL' })),
  fc
    .record({ amount: amount(10, 200), term: months(2, 12), ...flags })
    .map((t) => spl({ ...t, productType: 'INDIVIDUAL_PERSON_IL' })),
  fc
    .record({ amount: amount(20, 600), term: months(3, 24), ...flags })
    .map((t) => spl({ ...t, productType: 'INDIVIDUAL_ENTREPRENEUR_IL' })),
);

/** The first day: anywhere in two years, so that weekends, holidays and leap days are met. */
export const anyDay = fc.integer({ min: 0, max: 730 }).map((n) => addDays(localDate('2025-01-06'), n));

type Office = 'defer' | 'waive' | 'reverse';

export type Move = {
  gap: number;
  /** Go to a day round the next due date instead, if it lies ahead. */
  toDue: boolean;
  back: number;
  what:
    | 'close'
    | 'part'
    | 'due'
    | 'full'
    | 'over'
    | 'tiny'
    | 'prepay-all'
    | 'prepay-part'
    | 'prolong'
    | 'restructure'
    | Office;
  /** 1 to 1000 thousandths of what it is a part of. */
  share: number;
};

const moves: fc.Arbitrary<Move['what']> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Move['what'][]>('close', 'part', 'due', 'tiny') },
  { weight: 1, arbitrary: fc.constantFrom<Move['what'][]>('full', 'over', 'prepay-all', 'prepay-part', 'restructure') },
  { weight: 1, arbitrary: fc.constant<Move['what']>('prolong') },
  { weight: 1, arbitrary: fc.constantFrom<Move['what'][]>('defer', 'waive', 'reverse') },
);

export const anyMoves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    toDue: fc.boolean(),
    gap: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 4, max: 40 }), fc.integer({ min: 41, max: 130 })),
    back: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) }),
    what: moves,
    share: fc.integer({ min: 1, max: 1_000 }),
  }),
  { maxLength: 10 },
);

/** One history as it grows. */
export class History {
  state: LoanState;
  today: LocalDate;
  readonly facts: Fact[] = [];
  readonly events: LoanEvent[];
  #payments = 0;
  /** No money is told for days before this: an agreement is not folded again here. */
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
    if (!outcome.accepted) return false;
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
    if (this.state.stage !== 'live') return;
    const due = this.state.standing.nextDue;
    const near = due && toDue ? addDays(due.date, (gap % 6) - 3) : this.today;
    this.today = near > this.today ? near : addDays(this.today, gap);
    this.do(closeDay(this.today));
    if (what === 'close') return;
    if (what === 'prolong') this.#prolong(share);
    else if (what === 'restructure') this.#restructure(share);
    else if (what === 'defer' || what === 'waive' || what === 'reverse') this.#office(what, share);
    else this.#pay(latest(addDays(this.today, -back), this.#since), this.#sum(what, share));
  }

  #office(what: Office, share: number): void {
    if (this.state.stage !== 'live') return;
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
      // Money told for a day before could leave nothing to waive: then the waiver is no fact, and fixes no figures.
      this.#since = today;
    }
    if (what === 'reverse') this.#reverse(share);
  }

  /** A payment is taken back, as if it had never been; not one that an agreement or a new schedule was made of. */
  #reverse(share: number): void {
    const fixed = this.facts.findLastIndex(({ kind }) => kind !== 'pay' && kind !== 'prepay' && kind !== 'waive');
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
    if (this.state.stage !== 'live') throw new Error('not live');
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

  /** The sum that is asked for, or now and then less: then it repays what it can. */
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
    const rows = this.#rows();
    this.#payments += 1;
    if (!this.do(pay(this.today, amount, this.#payments, day))) throw new Error('a payment was refused');
    const agreed = this.events.slice(before).flatMap(agreementIn);
    this.facts.push({ on: day, kind: 'pay', n: this.#payments, amount, under: waits ?? agreed[0]?.what ?? null });
    for (const agreement of agreed) this.facts.push({ on: day, kind: 'agree', ...agreement });
    if (agreed.length > 0) this.#since = day;
    else if (day === this.today && this.#rows() !== rows) this.#redealt();
  }

  /** Which rows there are, and what each was dealt of the principal. */
  #rows(): string {
    const rows = this.state.stage === 'live' ? this.state.standing.rows : [];
    return rows.map(({ date, principal }) => `${date} ${principal}`).join();
  }

  #redealt(): void {
    if (this.state.stage !== 'live') return;
    const rows = this.state.standing.rows.filter(({ date }) => date > this.today);
    this.facts.push({ on: this.today, kind: 'redeal', rows });
    this.#since = this.today;
  }

  #prolong(share: number): void {
    const asked = this.do(on(this.today, { type: 'RequestProlongation', days: 5 + (share % 26) }));
    if (!asked) return;
    if (this.state.stage !== 'live') throw new Error('not live');
    const { payToday, price } = prolongationTerms(this.state, 5 + (share % 26), this.today);
    const shown = { payToday, total: price.total };
    this.do(on(this.today, { type: 'OfferProlongation', documentHash: HASH, shown }));
    this.do(on(this.today, { type: 'SignProlongation', signature }));
    this.#payFirst(this.last('ProlongationOffered').payToday, share);
  }

  #restructure(share: number): void {
    const asked = this.do(
      on(this.today, { type: 'RequestRestructuring', months: 2 + (share % 5), courtDecidedOn: null }),
    );
    if (!asked) return;
    this.do(on(this.today, { type: 'SignRestructuring', signature }));
    this.#payFirst(this.last('RestructuringRequested').firstPayment, share);
  }

  /** One in four does not pay, one pays too little, one too much: a request lapses with its day. */
  #payFirst(sum: Tiyn, share: number): void {
    const amount = [0n, sum / 2n, sum, sum + 12_345n][share % 4] ?? 0n;
    if (amount > 0n) this.#pay(this.today, tiyn(amount));
  }
}

const signed = (state: LoanState): Agreement | null => {
  const request = state.stage === 'live' ? state.request : null;
  const kind = request?.kind === 'PROLONGATION' || request?.kind === 'RESTRUCTURING' ? request.kind : null;
  return kind && request?.kind !== 'CESSION' && request?.signed ? kind : null;
};

const agreementIn = ({ type, data }: LoanEvent): { what: Agreement; price: Price }[] => {
  if (type === 'LoanProlonged') return [{ what: 'PROLONGATION', price: data.price }];
  return type === 'LoanRestructured' ? [{ what: 'RESTRUCTURING', price: data.price }] : [];
};
