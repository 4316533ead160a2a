/** Users read their own writes: reads of a session wait, bounded, for the position of its last command (R35). */
import type { ServerDeps } from '../deps.ts';

const MOST_SESSIONS = 10_000;

export type OwnWrites = { remember(sessionId: string, position: bigint): void; wait(sessionId: string): Promise<void> };

export function ownWrites(readYourWrites: ServerDeps['readYourWrites']): OwnWrites {
  const positions = new Map<string, bigint>();
  return {
    remember(sessionId, position) {
      const before = positions.get(sessionId) ?? -1n;
      positions.delete(sessionId);
      positions.set(sessionId, position > before ? position : before);
      // The read models passed the oldest position long ago.
      if (positions.size > MOST_SESSIONS)
        for (const oldest of [...positions.keys()].slice(0, 1)) positions.delete(oldest);
    },
    async wait(sessionId) {
      const position = positions.get(sessionId);
      if (position === undefined || !readYourWrites) return;
      if ((await readYourWrites(position)) && positions.get(sessionId) === position) positions.delete(sessionId);
    },
  };
}
