/** Bonuses are earned by interest paid in time, sometimes spent, and lost when the payment is reversed. */
import type { BonusEvent } from '../../schema/events/bonus.ts';
import { bonusStream } from '../../schema/events/streams.ts';
import type { BorrowerId, PaymentId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { least } from '../../schema/values/money.ts';
import { type BonusCommand, type BonusState, bonusDecider } from '../domain/bonus/decider.ts';
import { bonusAllowance } from '../domain/loan/spend-bonus.ts';
import { derivedId } from './derived-id.ts';
import type { LoanLife } from './loan-life.ts';
import type { Moments } from './moments.ts';
import { ComposedStream } from './stream.ts';

export class Bonuses {
  readonly stream: ComposedStream<BonusState, BonusCommand, BonusEvent>;
  readonly #counted = new Map<LoanLife, number>();

  constructor(borrowerId: BorrowerId, moments: Moments) {
    this.stream = new ComposedStream(bonusStream(borrowerId), borrowerId, bonusDecider, moments);
  }

  collect(life: LoanLife): void {
    const { loanId } = life.plan;
    for (const { on, ...earned } of life.receipts.slice(this.#counted.get(life) ?? 0))
      this.stream.do(on, { type: 'EarnBonus', loanId, ...earned });
    this.#counted.set(life, life.receipts.length);
  }

  /** Spends all that the loan can take today: reserved, confirmed by the loan, settled. */
  spend(life: LoanLife, day: LocalDate): void {
    const { state, plan } = life;
    if (state.stage !== 'running') return;
    const amount = least(this.stream.state.balance, bonusAllowance(state, day).usable);
    if (amount <= 0n) return;
    const transferId = derivedId<PaymentId>(plan.loanId, `bonus ${day}`);
    this.stream.do(day, { type: 'ReserveBonus', transferId, loanId: plan.loanId, amount });
    life.do(day, { type: 'SpendBonus', transferId, amount });
    const spent = life.stream.parts.at(-1)?.events.find((event) => event.type === 'BonusSpent');
    const taken = spent?.type === 'BonusSpent' ? spent.data.amount : null;
    this.stream.do(day, { type: 'SettleBonus', transferId, taken });
  }

  takeBack(paymentId: PaymentId, day: LocalDate): void {
    this.stream.do(day, { type: 'TakeBackBonus', paymentId });
  }
}
