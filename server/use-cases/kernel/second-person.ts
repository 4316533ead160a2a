/** The rule of two persons: the only way for a use-case to do what needs two members of staff. */
import { type Result, refuse } from '../../domain/decider.ts';
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
