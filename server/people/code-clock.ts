/** Time that never goes back, for codes (R761): a clock that was set back must not revive a code that has ended. */
import { sql } from 'kysely';
import type { PeopleDb } from './tables.ts';

export type CodeClock = () => Promise<Date>;
type Clocks = { wall(): number; monotonic(): number };

/**
 * Within a process the monotonic clock goes on whatever the wall clock does; the row in Postgres carries what was seen
 * to other processes and over restarts.
 */
export function makeCodeClock(db: PeopleDb, { wall, monotonic }: Clocks = SYSTEM): CodeClock {
  let origin = Number.NEGATIVE_INFINITY;
  const forward = (at: number): Date => {
    origin = Math.max(origin, at - monotonic());
    return new Date(origin + monotonic());
  };
  return async () => {
    const seen = forward(wall());
    const { at } = await db
      .insertInto('ops.latest_instant')
      .values({ at: seen })
      .onConflict((on) => on.column('one').doUpdateSet({ at: sql<Date>`greatest(ops.latest_instant.at, excluded.at)` }))
      .returning('at')
      .executeTakeFirstOrThrow();
    return forward(at.getTime());
  };
}

const SYSTEM: Clocks = { wall: () => Date.now(), monotonic: () => performance.now() };
