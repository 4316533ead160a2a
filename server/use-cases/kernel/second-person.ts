/** The rule of two persons: the only way for a use-case to do what needs two members of staff. */
import type { Role } from '../../../schema/events/envelope.ts';
import { type MoneyAct, standingOf } from '../../../schema/reference/authority.ts';
import { type ByTwo, halvesOf } from '../../../schema/reference/halves.ts';
import { printTenge, type Tiyn } from '../../../schema/values/money.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Agreed, TwoPersons } from '../../ports/two-persons.ts';
import type { Caller } from './event-context.ts';

/**
 * Records the request of the role that asks and refuses with TWO_PERSONS {asked}. For the role that confirms it runs
 * `act`, if the other one has asked; the caller then names both, and the events of `act` close the request.
 */
export async function byTwo<T extends object>(
  twoPersons: TwoPersons,
  caller: Caller,
  action: ByTwo,
  act: (caller: Caller) => Promise<Result<T>>,
): Promise<Result<T>> {
  const agreed = await agreement(twoPersons, caller.actor, action);
  if (agreed.asked === 'nobody') return refuse('NOT_ASKED');
  if (agreed.asked !== 'second') return refuse('TWO_PERSONS', { facts: { asked: agreed.asked } });
  const outcome = await act({ ...caller, askedBy: agreed.by, askedAt: agreed.at });
  if (!('refusal' in outcome)) await twoPersons.done(action);
  return outcome;
}

async function agreement(twoPersons: TwoPersons, actor: Caller['actor'], action: ByTwo): Promise<Agreed> {
  const { asks, confirms } = halvesOf(action);
  if (actor.role === asks) return twoPersons.ask(action, actor);
  return actor.role === confirms ? twoPersons.confirm(action, actor) : { asked: 'nobody' };
}

export type Stake = { readonly act: MoneyAct; readonly amount: Tiyn };

/** Alone, by two, or not at all: as the sums of R370 say for the caller's role. */
export async function byAuthority<T extends object>(
  deps: { readonly twoPersons: TwoPersons; readonly clock: Pick<Clock, 'today'> },
  caller: Caller,
  { act, amount }: Stake,
  action: ByTwo,
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

/** A verifier sees nothing of the money of others but what waits for the verifier's own half (R45). */
export const seesCase = (role: Role, isAsked: boolean): boolean => role !== 'verifier' || isAsked;
