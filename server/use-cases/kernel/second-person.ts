/** The rule of two persons: the only way for a use-case to do what needs two members of staff. */
import { type MoneyAct, standingOf } from '../../../schema/reference/authority.ts';
import { printTenge, type Tiyn } from '../../../schema/values/money.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import type { Caller } from './event-context.ts';

/**
 * Records the first person's request and refuses with TWO_PERSONS {asked}. For a second person of another role it runs
 * `act`; the caller then names both, and the events of `act` close the request.
 */
export async function byTwo<T extends object>(
  twoPersons: TwoPersons,
  caller: Caller,
  action: string,
  act: (caller: Caller) => Promise<Result<T>>,
): Promise<Result<T>> {
  const agreed = await twoPersons.agree(action, caller.actor);
  if (agreed.asked !== 'second') return refuse('TWO_PERSONS', { facts: { asked: agreed.asked } });
  const outcome = await act({ ...caller, askedBy: agreed.by });
  if (!('refusal' in outcome)) await twoPersons.done(action);
  return outcome;
}

export type Stake = { readonly act: MoneyAct; readonly amount: Tiyn };

/** Alone, by two, or not at all: as the sums of R370 say for the caller's role. */
export async function byAuthority<T extends object>(
  deps: { readonly twoPersons: TwoPersons; readonly clock: Pick<Clock, 'today'> },
  caller: Caller,
  { act, amount }: Stake,
  action: string,
  carry: (caller: Caller) => Promise<Result<T>>,
): Promise<Result<T>> {
  const standing = standingOf(act, caller.actor.role, amount, await deps.clock.today());
  switch (standing.may) {
    case 'alone':
      return carry(caller);
    case 'by-two':
      return byTwo(deps.twoPersons, caller, action, carry);
    case 'not':
      return refuse('AUTHORITY_EXCEEDED', { facts: { limit: printTenge(standing.limit) } });
  }
}
