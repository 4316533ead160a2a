/** The rule of two persons as a use-case asks it. */
import type { Refusal } from '../domain/decider.ts';
import type { TwoPersons } from '../ports/two-persons.ts';
import type { Caller } from './event-context.ts';

/** Undefined where the caller is the second and may go on; else TWO_PERSONS {asked}. */
export async function awaitsSecond(
  twoPersons: TwoPersons,
  caller: Caller,
  action: string,
): Promise<Refusal | undefined> {
  const asked = await twoPersons.agree(action, caller.actor.id);
  return asked === 'second' ? undefined : { code: 'TWO_PERSONS', facts: { asked } };
}
