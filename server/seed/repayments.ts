/** How a seeded borrower pays: in time, late, ahead, too much; up to the day on which his plan stops. */
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { add, ceilToTenge, least, type Tiyn, tenge, tiyn, ZERO } from '../../schema/values/money.ts';
import type { Live } from '../domain/loan/state.ts';
import { oldestUnpaid } from '../domain/money/debt.ts';
import { quoteOn } from '../domain/money/quote.ts';
import type { Chance } from './chance.ts';
import type { LoanLife } from './loan-life.ts';
import type { Purse } from './purse.ts';

const SIGNATURE = { documentType: 'FULL_PREPAYMENT', documentHash: '5eed'.repeat(16) } as const;

export class Repayments {
  readonly #life: LoanLife;
  readonly #chance: Chance;
  readonly #purse: Purse;
  readonly #today: LocalDate;

  constructor(life: LoanLife, chance: Chance, purse: Purse, today: LocalDate) {
    this.#life = life;
    this.#chance = chance;
    this.#purse = purse;
    this.#today = today;
  }

  run(): void {
    const { terms, ending } = this.#life.plan;
    if (ending.kind === 'closing') this.#payAll(this.#today);
    else if (terms.term.unit === 'MONTH') this.#instalments();
    else if (ending.kind === 'repaid') this.#single();
    this.#life.passTo(this.#today);
  }

  get #live(): Live | undefined {
    const { state } = this.#life;
    return state.stage === 'live' ? state : undefined;
  }

  /** One payment for everything: every third early, every fifth late. */
  #single(): void {
    const maturity = this.#live?.standing.maturity ?? this.#life.day;
    const term = this.#life.plan.terms.term.count;
    const way = this.#chance.next();
    const offset = way < 0.33 ? -this.#chance.whole(0, term - 2) : way < 0.8 ? 0 : this.#chance.whole(1, 25);
    this.#payAll(addDays(maturity, offset));
  }

  #instalments(): void {
    const { ending } = this.#life.plan;
    const rows = ending.kind === 'late' ? ending.paidRows : Number.POSITIVE_INFINITY;
    const prepayAfter = this.#chance.hits(0.25) ? this.#chance.whole(1, 5) : null;
    for (let paid = 0; paid < rows && this.#live; paid++) {
      const row = oldestUnpaid(this.#live.standing);
      const late = this.#chance.hits(0.12) ? this.#chance.whole(1, 12) : 0;
      const day = row && addDays(row.date, late);
      if (!day || day > this.#today) return;
      this.#payDue(day);
      if (prepayAfter === paid + 1 && this.#live) this.#prepay(addDays(this.#life.day, this.#chance.whole(3, 9)));
    }
  }

  #payAll(day: LocalDate): void {
    this.#life.passTo(day);
    if (this.#live) this.#pay(day, quoteOn(this.#live, day).fullCeil);
  }

  /** What is asked for on the day; from the balance where there is one, and now and then a little too much. */
  #payDue(day: LocalDate): void {
    this.#life.passTo(day);
    const fromBalance = this.#live ? least(this.#purse.balance, quoteOn(this.#live, day).due) : ZERO;
    if (fromBalance > 0n && this.#chance.hits(0.6)) {
      this.#purse.spend(this.#life, day, fromBalance);
      this.#settle(day);
    }
    const due = this.#live ? quoteOn(this.#live, day).due : ZERO;
    if (due === 0n) return;
    const extra = this.#chance.hits(0.06) ? tenge(this.#chance.whole(1, 5) * 1_000) : ZERO;
    const told = this.#chance.hits(0.03) ? addDays(day, 2) : day;
    this.#pay(day, add(ceilToTenge(due), extra), told > this.#today ? day : told);
  }

  /** Half of them in full, half in part. */
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

  #pay(paidOn: LocalDate, amount: Tiyn, told: LocalDate = paidOn): void {
    this.#life.passTo(told);
    this.#life.pay(paidOn, amount, told);
    this.#settle(told);
  }

  /** What the workflow of the closing does: surplus to the balance, and the loan finished once nothing is owed. */
  #settle(day: LocalDate): void {
    this.#purse.collect(this.#life);
    const over = this.#life.state.stage === 'closing' && this.#life.plan.ending.kind !== 'closing';
    if (over) this.#life.do(day, { type: 'CloseLoan' });
  }
}
