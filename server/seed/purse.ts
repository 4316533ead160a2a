/** Every move of a loan has its counterpart here, under the command id that use-cases/balance/balance.ts derives. */
import type { AccountEvent } from '../../schema/events/account.ts';
import { accountStream } from '../../schema/events/streams.ts';
import type { BorrowerId, CommandId, PaymentId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { type AccountCommand, type AccountState, accountDecider } from '../domain/account/decider.ts';
import { derivedId } from './derived-id.ts';
import type { LoanLife } from './loan-life.ts';
import type { Moments } from './moments.ts';
import { ComposedStream } from './stream.ts';

export class Purse {
  readonly stream: ComposedStream<AccountState, AccountCommand, AccountEvent>;
  readonly #collected = new Map<LoanLife, number>();
  #spent = 0;

  constructor(borrowerId: BorrowerId, moments: Moments) {
    this.stream = new ComposedStream(accountStream(borrowerId), borrowerId, accountDecider, moments);
  }

  get balance(): Tiyn {
    return this.stream.state.balance;
  }

  /** Takes the surplus of the loan's last events, or returns what was too much. */
  collect(life: LoanLife): void {
    const { loanId } = life.plan;
    const collected = this.#collected.get(life) ?? 0;
    for (const { on, cause, paymentId, amount } of life.moves.slice(collected)) {
      const commandId = derivedId<CommandId>(cause, 'surplus');
      const command: AccountCommand =
        amount > 0n
          ? { type: 'CreditBalance', reason: 'SURPLUS', amount, loanId, paymentId }
          : { type: 'DebitBalance', reason: 'CORRECTION', amount: tiyn(-amount), loanId };
      this.stream.do(on, command, { commandId });
    }
    this.#collected.set(life, life.moves.length);
  }

  spend(life: LoanLife, on: LocalDate, amount: Tiyn): void {
    const { loanId } = life.plan;
    this.#spent += 1;
    this.stream.do(on, { type: 'DebitBalance', reason: 'INSTALMENT', amount, loanId });
    const transferId = derivedId<PaymentId>(loanId, `transfer ${this.#spent}`);
    life.do(on, { type: 'ApplyBalance', transferId, amount });
  }
}
