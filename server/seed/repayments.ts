/** A seeded borrower pays in time, late, early, too much, or as agreed anew, until the plan's last day. */
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { add, ceilToTenge, least, type Tiyn, tenge, tiyn, ZERO } from '../../schema/values/money.ts';
import type { RunningLoan } from '../domain/loan/state.ts';
import { oldestUnpaid } from '../domain/money/debt.ts';
import { quoteOn } from '../domain/money/quote.ts';
import { askToProlong, askToRefinance, askToRestructure } from './agreements.ts';
import { historyStart, lastDayOff, OLD_PRODUCT } from './application-day.ts';
import type { Bonuses } from './bonuses.ts';
import type { Chance } from './chance.ts';
import { derivedId } from './derived-id.ts';
import type { LoanLife } from './loan-life.ts';
import { cede, defer, offerForSale, recover, writeOff } from './office-acts.ts';
import type { LoanPlan } from './plan.ts';
import type { Purse } from './purse.ts';

const SIGNATURE = { documentType: 'FULL_PREPAYMENT', documentHash: '5eed'.repeat(16) } as const;

/** Days past due after which interest has stopped for good. */
const STOPPED_AFTER = 95;

export type Means = {
  purse: Purse;
  bonuses: Bonuses;
  chance: Chance;
  /** Today, or the day before the next application. */
  until: LocalDate;
  today: LocalDate;
  /** Of this loan. */
  offerNumber: string;
  /** The loan that refinances this one, if any. */
  into?: { loan: LoanPlan; offerNumber: string } | undefined;
};

export class Repayments {
  readonly #life: LoanLife;
  readonly #means: Means;
  readonly #chance: Chance;
  readonly #today: LocalDate;

  constructor(life: LoanLife, means: Means) {
    this.#life = life;
    this.#means = means;
    this.#chance = means.chance;
    this.#today = means.until;
  }

  run(): void {
    this.#endings();
    // The next application needs an ended loan, so the remaining debt is repaid first.
    if (this.#today < this.#means.today && this.#live && !this.#means.into) this.#payAll(this.#today);
    this.#life.passTo(this.#life.plan.ending.kind === 'graceDayOff' ? lastDayOff(this.#today) : this.#today);
  }

  #endings(): void {
    const { terms, ending } = this.#life.plan;
    const { maturity, due } = this.#dates();
    switch (ending.kind) {
      case 'closing':
        this.#payAll(this.#today);
        break;
      case 'prolonged':
        this.#prolong(addDays(maturity, -this.#chance.whole(0, 2)), 30);
        break;
      case 'refinanced':
        this.#refinance(addDays(maturity, -this.#chance.whole(0, 2)));
        break;
      case 'restructured':
      case 'broken':
        this.#restructure(addDays(maturity, this.#chance.whole(6, 30)));
        if (ending.kind === 'restructured') this.#instalments();
        break;
      case 'asking':
        this.#ask(ending.at);
        break;
      case 'lapsed':
      case 'deferred':
        this.#defer(addDays(maturity, -1));
        break;
      case 'takenBack':
        this.#takenBack();
        break;
      case 'ceded':
        cede(this.#life, this.#lostOn(due, 30));
        break;
      case 'writtenOff':
        writeOff(this.#life, this.#lostOn(due, 60));
        if (ending.recovered) recover(this.#life, this.#chance, this.#today);
        break;
      default:
        if (terms.term.unit === 'MONTH') this.#instalments();
        else if (ending.kind === 'repaid') this.#single();
    }
  }

  /** Soon after interest has stopped; the debts of the old product within the months of the book. */
  #lostOn(due: LocalDate, days: number): LocalDate {
    if (this.#life.plan.terms.productType !== OLD_PRODUCT)
      return addDays(due, STOPPED_AFTER + this.#chance.whole(0, days));
    return addDays(historyStart(this.#means.today), this.#chance.whole(10, 400));
  }

  #dates(): { maturity: LocalDate; due: LocalDate } {
    const standing = this.#live?.standing;
    const maturity = standing?.maturity ?? this.#life.day;
    return { maturity, due: (standing && oldestUnpaid(standing)?.date) ?? maturity };
  }

  get #live(): RunningLoan | undefined {
    const { state } = this.#life;
    return state.stage === 'running' ? state : undefined;
  }

  /** Every third early, every fifth late. */
  #single(): void {
    const maturity = this.#live?.standing.maturity ?? this.#life.day;
    const term = this.#life.plan.terms.term.count;
    const way = this.#chance.next();
    if (this.#chance.hits(0.1)) {
      this.#prolong(addDays(maturity, -this.#chance.whole(0, 2)), this.#chance.whole(5, 25));
      this.#payAll(this.#live?.standing.maturity ?? maturity);
      return;
    }
    const offset = way < 0.33 ? -this.#chance.whole(0, term - 2) : way < 0.8 ? 0 : this.#chance.whole(1, 25);
    this.#payAll(addDays(maturity, offset));
  }

  #prolong(day: LocalDate, days: number): void {
    if (day > this.#today) return;
    this.#life.passTo(day);
    if (this.#live) this.#pay(day, askToProlong(this.#life, day, days));
  }

  /** The refinancing workflow then opens the other loan (compose.ts). */
  #refinance(day: LocalDate): void {
    const { into } = this.#means;
    if (!into) return;
    this.#life.passTo(day);
    const months = this.#chance.whole(4, 12);
    const { loan, offerNumber } = into;
    this.#pay(day, askToRefinance(this.#life, day, { loanId: loan.loanId, offerNumber, months }));
  }

  #restructure(day: LocalDate): void {
    this.#life.passTo(day);
    if (this.#live) this.#pay(day, askToRestructure(this.#life, day, this.#chance.whole(4, 6)));
  }

  /** Asked today and left at `at`. */
  #ask(at: LoanStatus): void {
    const [life, day] = [this.#life, this.#today];
    if (at === 'AOT_PAYMENT_AWAITING') offerForSale(life, addDays(day, -this.#chance.whole(0, 3)));
    life.passTo(day);
    if (life.status === at) return;
    if (at === 'WAITING_RESTRUCTURING') askToRestructure(life, day, 3);
    else if (at.startsWith('WAITING_PROLONGATION')) askToProlong(life, day, 20, at);
    else {
      const loanId = derivedId<LoanId>(life.plan.loanId, 'refinancing asked for');
      askToRefinance(life, day, { loanId, offerNumber: `${this.#means.offerNumber}R`, months: 6 }, at);
    }
    if (life.status !== at) throw new Error(`${life.stream.name} stands at ${life.status}, not at ${at}`);
  }

  #defer(day: LocalDate): void {
    const on = day > this.#today ? this.#today : day;
    this.#life.passTo(on);
    defer(this.#life, on);
  }

  /** A payment reported after one of a later day, which its provider reverses a day or two later. */
  #takenBack(): void {
    const paidOn = addDays(this.#life.day, 1);
    const laterOn = addDays(paidOn, this.#chance.whole(0, 1) + 1);
    this.#pay(laterOn, tenge(this.#chance.whole(5, 10) * 1_000));
    this.#pay(paidOn, tenge(this.#chance.whole(10, 30) * 1_000), laterOn);
    const takenOn = addDays(laterOn, this.#chance.whole(1, 2));
    this.#life.passTo(takenOn);
    const paymentId = this.#life.takeBack(takenOn);
    if (paymentId) this.#means.bonuses.takeBack(paymentId, takenOn);
  }

  #instalments(): void {
    const { ending, terms } = this.#life.plan;
    const late = ending.kind === 'late';
    const kept = ending.kind === 'restructured';
    const rows = late ? Math.min(ending.paidRows, terms.term.count - 1) : Number.POSITIVE_INFINITY;
    const prepayAfter = this.#chance.hits(0.25) && !late && !kept ? this.#chance.whole(1, 5) : null;
    for (let paid = 0; paid < rows && this.#live; paid++) {
      const row = oldestUnpaid(this.#live.standing);
      const after = this.#chance.hits(0.12) && !kept ? this.#chance.whole(1, 12) : 0;
      const day = row && addDays(row.date, after);
      if (!day || day > this.#today) return;
      this.#payDue(day);
      if (prepayAfter === paid + 1 && this.#live) this.#prepay(addDays(this.#life.day, this.#chance.whole(3, 9)));
    }
  }

  #payAll(wished: LocalDate): void {
    const day = wished > this.#today ? this.#today : wished;
    this.#life.passTo(day);
    if (!this.#live) return;
    const single = this.#live.standing.rows.length === 1;
    if (single && this.#chance.hits(0.3)) this.#means.bonuses.spend(this.#life, day);
    if (this.#live) this.#pay(day, quoteOn(this.#live, day).fullCeil);
  }

  /** From the balance if there is one, and sometimes a little too much. */
  #payDue(day: LocalDate): void {
    this.#life.passTo(day);
    const fromBalance = this.#live ? least(this.#means.purse.balance, quoteOn(this.#live, day).due) : ZERO;
    if (fromBalance > 0n && this.#chance.hits(0.6)) {
      this.#means.purse.spend(this.#life, day, fromBalance);
      this.#settle(day);
    }
    const due = this.#live ? quoteOn(this.#live, day).due : ZERO;
    if (due === 0n) return;
    const extra = this.#chance.hits(0.06) ? tenge(this.#chance.whole(1, 5) * 1_000) : ZERO;
    const notifiedOn = this.#chance.hits(0.03) ? addDays(day, 2) : day;
    this.#pay(day, add(ceilToTenge(due), extra), notifiedOn > this.#today ? day : notifiedOn);
  }

  /** Half of the prepayments are full, half partial. */
  #prepay(day: LocalDate): void {
    if (day > this.#today) return;
    this.#life.passTo(day);
    const live = this.#live;
    if (live?.status !== 'ACTIVE') return;
    const { full, fullCeil, principal } = quoteOn(live, day);
    const half = ceilToTenge(tiyn(principal / 2n));
    const partial = this.#chance.hits(0.5) && full > tenge(60_000);
    this.#life.do(day, {
      type: 'RequestPrepayment',
      kind: partial ? 'PARTIAL' : 'FULL',
      amount: partial ? half : fullCeil,
    });
    this.#life.do(day, { type: 'SignPrepayment', signature: SIGNATURE });
    this.#pay(day, partial ? half : fullCeil);
  }

  #pay(paidOn: LocalDate, amount: Tiyn, notifiedOn: LocalDate = paidOn): void {
    this.#life.passTo(notifiedOn);
    this.#life.pay(paidOn, amount, notifiedOn);
    this.#settle(notifiedOn);
  }

  /** Moves a surplus to the balance and closes a loan without debt, as the closing workflow does. */
  #settle(day: LocalDate): void {
    this.#means.purse.collect(this.#life);
    this.#means.bonuses.collect(this.#life);
    const over = this.#life.state.stage === 'closing' && this.#life.plan.ending.kind !== 'closing';
    if (over) this.#life.do(day, { type: 'CloseLoan' });
  }
}
