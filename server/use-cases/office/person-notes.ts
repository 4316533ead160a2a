/** What support notes about a person beside any act (R793). Sealed with the person, never in an event. */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { OfficeNotes } from '../../ports/office-notes.ts';
import type { Profiles } from '../../ports/profiles.ts';
import type { Caller } from '../kernel/event-context.ts';
import { NOTE_MAX } from './office-notes.ts';

export type PersonNoteDeps = {
  profiles: Pick<Profiles, 'find'>;
  notes: Pick<OfficeNotes, 'keepOfPerson'>;
  accessLog: Pick<AccessLog, 'append'>;
  clock: Pick<Clock, 'now'>;
};

export type PersonNotes = ReturnType<typeof makePersonNotes>;

export function makePersonNotes(deps: PersonNoteDeps) {
  async function add({ actor, commandId }: Caller, borrowerId: BorrowerId, typed: string) {
    const text = typed.trim();
    if (text === '') return refuse('FIELD_REQUIRED', { field: 'text' });
    if (text.length > NOTE_MAX) return refuse('FIELD_INVALID', { field: 'text' });
    if (!(await deps.profiles.find(borrowerId))) return refuse('NOT_FOUND');
    await deps.notes.keepOfPerson(commandId, borrowerId, { by: actor.id, text, at: deps.clock.now() });
    const subjects = [borrowerId];
    await deps.accessLog.append({ act: 'NOTED', by: actor, subjects, detail: 'PERSON', caseNumber: null });
    return { noted: true };
  }

  return { add };
}
