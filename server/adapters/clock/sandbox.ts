/** Business time is shifted by one row in Postgres: every process sees the same day and a restart keeps it (R46). */
import { sql } from 'kysely';
import { almatyDateOf, type Instant, instant } from '../../../schema/values/local-date.ts';
import type { MovableClock } from '../../ports/movable-clock.ts';
import type { SandboxDb } from '../sandbox-kit/tables.ts';

/** Every command asks several times. Other processes see a change this much later. */
const BELIEVED_MS = 50;

export function makeSandboxClock(db: SandboxDb, realNow: () => Date = () => new Date()): MovableClock {
  let shift = { ms: 0, until: 0 };
  let moves = 0;
  let asking: Promise<number> | undefined;

  async function shiftMs(): Promise<number> {
    if (performance.now() < shift.until) return shift.ms;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function ask(): Promise<number> {
    const before = moves;
    const row = await db.selectFrom('sandbox.clock').select('shift_ms').executeTakeFirst();
    const ms = Number(row?.shift_ms ?? 0);
    if (moves === before) shift = { ms, until: performance.now() + BELIEVED_MS };
    return ms;
  }

  const businessNow = async (): Promise<Instant> => {
    const ms = await shiftMs();
    return instant(new Date(realNow().getTime() + ms));
  };

  return {
    now: () => instant(realNow()),
    businessNow,
    today: async () => almatyDateOf(await businessNow()),
    async moveTo(target) {
      const wanted = BigInt(Date.parse(target) - realNow().getTime());
      if (wanted < 0n) return false;
      const moved = await db
        .insertInto('sandbox.clock')
        .values({ id: 1, shift_ms: wanted })
        .onConflict((c) =>
          c.column('id').doUpdateSet({ shift_ms: wanted }).where(sql<boolean>`sandbox.clock.shift_ms <= ${wanted}`),
        )
        .executeTakeFirst();
      moves += 1;
      asking = undefined;
      shift = { ms: 0, until: 0 };
      return (moved.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
