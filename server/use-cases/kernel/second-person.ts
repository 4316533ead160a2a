/** The rule of two persons: the only way for a use-case to do what needs two members of staff. */
import { CommandId } from '../../../schema/events/codecs.ts';
import type { Role } from '../../../schema/events/envelope.ts';
import { type MoneyAct, standingOf } from '../../../schema/reference/authority.ts';
import { type ByTwo, halvesOf } from '../../../schema/reference/halves.ts';
import { printTenge, type Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Taken, TwoPersons } from '../../ports/two-persons.ts';
import type { Caller } from './event-context.ts';

/**
 * Records the request of the role that asks and refuses with TWO_PERSONS {asked}. For the role that confirms it runs
 * `act`, if the other one has asked; the caller then names both, and the events of `act` close the request.
 */
export async function byTwo<Answer extends object>(
  twoPersons: TwoPersons,
  caller: Caller,
  action: ByTwo,
  act: (caller: Caller) => Promise<Answer>,
) {
  const { asks, confirms } = halvesOf(action);
  if (caller.actor.role === asks) {
    const { asked } = await twoPersons.ask(action, caller.actor);
    return refuse('TWO_PERSONS', { facts: { asked } });
  }
  if (caller.actor.role !== confirms) return refuse('NOT_ASKED');
  const agreed = await twoPersons.confirm(action, caller.actor, caller.commandId);
  switch (agreed.asked) {
    case 'nobody':
      return refuse('NOT_ASKED');
    case 'same':
      return refuse('TWO_PERSONS', { facts: { asked: agreed.asked } });
    case 'taken':
      return refuse('TRY_LATER');
    case 'second': {
      const commandId = CommandId.parse(agreed.commandId);
      const both = { ...caller, commandId, causationId: commandId, askedBy: agreed.by, askedAt: agreed.at };
      return oneAct(twoPersons, action, agreed, () => act(both));
    }
  }
}

/** Carries out what was taken, once (R907). A refusal gives the ask back; so does a fault, and keeps its command id. */
export async function oneAct<Answer extends object>(
  twoPersons: TwoPersons,
  action: string,
  taken: Taken,
  act: () => Promise<Answer>,
): Promise<Answer> {
  let ended: 'refused' | 'unknown' | 'done' = 'unknown';
  try {
    const outcome = await act();
    ended = 'refusal' in outcome ? 'refused' : 'done';
    return outcome;
  } finally {
    await (ended === 'done' ? twoPersons.done(action) : twoPersons.giveBack(action, taken, ended));
  }
}

export type Stake = { readonly act: MoneyAct; readonly amount: Tiyn };

/** Alone, by two, or not at all: as the sums of R370 say for the caller's role. */
export async function byAuthority<Answer extends object>(
  deps: { readonly twoPersons: TwoPersons; readonly clock: Pick<Clock, 'today'> },
  caller: Caller,
  { act, amount }: Stake,
  action: ByTwo,
  carry: (caller: Caller) => Promise<Answer>,
) {
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
