/** Whoever acts: his own chance, ids that are his and the same in every run, and the world he acts in. */
import type { CommandId, LoanId } from '../../schema/values/ids.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { type Chance, chanceOf } from '../../server/seed/chance.ts';
import type { Applications } from '../../server/use-cases/application.ts';
import type { Caller } from '../../server/use-cases/event-context.ts';
import { commandLoan, type LoanCommandOfDay } from '../../server/use-cases/loan-command.ts';
import { uuidOf } from '../support/a-log.ts';
import type { MoneyWorld } from '../support/money-world.ts';
import { again } from './crashes.ts';
import type { Office } from './office.ts';

export type Place = { world: MoneyWorld; applications: Applications; office: Office };

export class Party {
  readonly place: Place;
  readonly borrower: Borrower;
  readonly chance: Chance;
  readonly #name: string;
  #serial = 0;

  constructor(place: Place, borrower: Borrower, seed: number, index: number) {
    this.place = place;
    this.borrower = borrower;
    this.chance = chanceOf(seed, 'actor', index);
    this.#name = `simulation ${seed} ${index}`;
  }

  get world(): MoneyWorld {
    return this.place.world;
  }

  id = <T extends string>(): T => uuidOf(`${this.#name} ${++this.#serial}`) as T;

  caller(): Caller {
    const commandId = this.id<CommandId>();
    const actor = { role: 'borrower' as const, id: this.borrower.id };
    return { commandId, causationId: commandId, correlationId: commandId, actor };
  }

  /** The same command again until it is known to have been taken or refused. */
  async command(loanId: LoanId, command: LoanCommandOfDay): Promise<boolean> {
    const caller = this.caller();
    return (await again(() => commandLoan(this.world, caller, loanId, command))).accepted;
  }
}

/** What somebody does next, by weights; a row of weight 0 is never chosen. */
export function choose<T>(chance: Chance, table: readonly (readonly [weight: number, what: T])[]): T {
  let left = chance.next() * table.reduce((sum, [weight]) => sum + weight, 0);
  const found = table.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  if (!found) throw new Error('a table of nothing');
  return found[1];
}
