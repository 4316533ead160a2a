/** Who asks, on which business day: what every event carries besides its data. */
import type { Actor, EventContext } from '../../../schema/events/envelope.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';

/** A person's request or a workflow's step, as a use-case gets it. */
export type Caller = {
  commandId: CommandId;
  /** The event or request behind the command; equal to commandId where a person started it. */
  causationId: string;
  correlationId: string;
  actor: Actor;
  /** Who asked first, where the actor is the second of two persons. */
  askedBy?: Actor;
};

/** The business day is `today` unless a provider says on which day the fact happened. */
export async function eventContext(caller: Caller, clock: Clock, effectiveDate?: EventContext['effectiveDate']) {
  const today = effectiveDate ?? (await clock.today());
  return { ...caller, effectiveDate: today, recordedAt: clock.now() } satisfies EventContext;
}

/** The caller of a command that an event set in motion: the same event and step give the same command id for ever. */
export const callerAfter = (
  ids: Ids,
  event: { eventId: string; correlationId: string },
  workflow: string,
  step: string,
): Caller => ({
  commandId: ids.derived<CommandId>(event.eventId, `${workflow}:${step}`),
  causationId: event.eventId,
  correlationId: event.correlationId,
  actor: { role: 'system', id: workflow },
});

/** A second command of the same caller (release a slot, then apply again) with an id of its own. */
export const nextCaller = (ids: Ids, caller: Caller, step: string): Caller => ({
  ...caller,
  commandId: ids.derived<CommandId>(caller.commandId, step),
});
