/** Requests that wait for a second person, in memory; whoever asks is somebody else than who confirms. */
import type { Actor } from '../../schema/events/envelope.ts';
import type { Clock } from '../../server/ports/clock.ts';
import type { TwoPersons } from '../../server/ports/two-persons.ts';

type Row = { by: Actor; commandId: string | null; isTaken: boolean; take: number };

export function memoryTwoPersons(clock: Pick<Clock, 'now'>): TwoPersons {
  const asks = new Map<string, Row>();
  return {
    ask: async (action, by) => {
      if (asks.has(action)) return { asked: 'same' };
      asks.set(action, { by, commandId: null, isTaken: false, take: 0 });
      return { asked: 'first' };
    },
    confirm: async (action, _person, commandId) => {
      const row = asks.get(action);
      if (!row) return { asked: 'nobody' };
      if (row.isTaken && row.commandId !== commandId) return { asked: 'taken' };
      row.commandId ??= commandId;
      row.isTaken = true;
      row.take += 1;
      return { asked: 'second', by: row.by, at: clock.now(), commandId: row.commandId, take: row.take };
    },
    giveBack: async (action, { take }, how) => {
      const row = asks.get(action);
      if (row?.take !== take) return;
      row.isTaken = false;
      if (how === 'refused') row.commandId = null;
    },
    done: async (action) => void asks.delete(action),
    lapse: async (personId) => {
      const own = [...asks].filter(([, { by }]) => by.id === personId);
      for (const [action] of own) asks.delete(action);
      return own.filter(([, { isTaken }]) => !isTaken).length;
    },
    open: async (prefix) =>
      [...asks]
        .filter(([action]) => action.startsWith(prefix))
        .map(([action, { by }]) => ({ action, askedBy: by.id, askedRole: by.role, askedAt: clock.now() })),
  };
}
