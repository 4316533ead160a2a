/** The metadata of every event. */
import type { Actor, EventContext } from '../../../schema/events/envelope.ts';
import type { CommandId } from '../../../schema/values/ids.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';

/** The origin of a command: a person's request or a workflow's step. */
export type Caller = {
  commandId: CommandId;
  /** The event or request behind the command; equals commandId for a person's request. */
  causationId: string;
  correlationId: string;
  actor: Actor;
  /** Where two persons must agree: the first one; `actor` is the second. */
  askedBy?: Actor;
  /** When the first one asked. */
  askedAt?: Instant;
};

/** The business day is `today`, unless a provider names the day on which it happened. */
export async function eventContext(caller: Caller, clock: Clock, effectiveDate?: EventContext['effectiveDate']) {
  const today = effectiveDate ?? (await clock.today());
  return { ...caller, effectiveDate: today, recordedAt: clock.now() } satisfies EventContext;
}

/** The caller of a command that an event triggers: the same event and step always give the same command id. */
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

/** A second command of the same caller (release a slot, then apply again), with its own id. */
export const nextCaller = (ids: Ids, caller: Caller, step: string): Caller => ({
  ...caller,
  commandId: ids.derived<CommandId>(caller.commandId, step),
});
