/** The rule of two persons: the only way in which a use-case may do what takes two. */
import { type Result, refuse } from '../../domain/decider.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import type { Caller } from './event-context.ts';

/**
 * The first person is noted and refused with TWO_PERSONS {asked}. For the second, of another role, `act` is run; its caller names the first one too, and
 * with what it does the ask is closed.
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
