import type { BorrowerId, CommandId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { UndatedLoanCommand } from '../../server/domain/loan/commands.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { type Chance, chanceOf } from '../../server/seed/chance.ts';
import type { Applications } from '../../server/use-cases/application/application.ts';
import type { Caller } from '../../server/use-cases/kernel/event-context.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import type { IncomingMoney } from '../../server/use-cases/payment/incoming-money.ts';
import { uuidOf } from '../support/a-log.ts';
import type { MoneyWorld } from '../support/money-world.ts';
import { again } from './crashes.ts';
import type { Till } from './till.ts';
import { Wire } from './wire.ts';

export type Astray = { provider: string; externalId: string };

export type OfficeActs = {
  /** Returns a payment taken off the loan, whose owner must then be found. */
  act(loan: LoanView, day: LocalDate): Promise<Astray | undefined>;
  knows(loan: Pick<LoanView, 'offerNumber' | 'loanId'>): void;
  findOut(loan: LoanView, money: Astray): Promise<void>;
  answerRefund(borrowerId: BorrowerId, refundId: PaymentId, pay: boolean): Promise<void>;
};
export type Place = {
  world: MoneyWorld;
  applications: Applications;
  incoming: IncomingMoney;
  office: OfficeActs;
  till: Till;
};

export class Party {
  readonly place: Place;
  readonly borrower: Borrower;
  readonly chance: Chance;
  readonly wire: Wire;
  readonly #name: string;
  readonly #astray: Astray[] = [];
  #serial = 0;

  constructor(place: Place, borrower: Borrower, seed: number, index: number) {
    this.place = place;
    this.borrower = borrower;
    this.chance = chanceOf(seed, 'actor', index);
    this.wire = new Wire(this.chance);
    this.#name = `simulation ${seed} ${index}`;
  }

  get world(): MoneyWorld {
    return this.place.world;
  }

  astray(provider: string, externalId: string): void {
    this.#astray.push({ provider, externalId });
  }

  found = (): Astray | undefined => this.#astray.shift();

  id = <T extends string>(): T => uuidOf(`${this.#name} ${++this.#serial}`) as T;

  caller(): Caller {
    const commandId = this.id<CommandId>();
    const actor = { role: 'borrower' as const, id: this.borrower.id };
    return { commandId, causationId: commandId, correlationId: commandId, actor };
  }

  async command(loanId: LoanId, command: UndatedLoanCommand): Promise<boolean> {
    const caller = this.caller();
    return !('refusal' in (await again(() => commandLoan(this.world, caller, loanId, command))));
  }
}

/** Chooses by weight; a row of weight 0 is never chosen. */
export function choose<T>(chance: Chance, table: readonly (readonly [weight: number, what: T])[]): T {
  let left = chance.next() * table.reduce((sum, [weight]) => sum + weight, 0);
  const found = table.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  if (!found) throw new Error('a table of nothing');
  return found[1];
}
