/** Business time shifted by one row in Postgres, so that every process sees the same day and a restart keeps it (decision 46). */
import { sql } from 'kysely';
import { almatyDateOf, type Instant, instant } from '../../../schema/values/local-date.ts';
import type { MovableClock } from '../../ports/movable-clock.ts';
import type { SandboxDb } from '../sandbox-kit/tables.ts';

export function makeSandboxClock(db: SandboxDb, realNow: () => Date = () => new Date()): MovableClock {
  async function businessNow(): Promise<Instant> {
    const row = await db.selectFrom('sandbox.clock').select('shift_ms').executeTakeFirst();
    return instant(new Date(realNow().getTime() + Number(row?.shift_ms ?? 0)));
  }
  return {
    now: () => instant(realNow()),
    businessNow,
    today: async () => almatyDateOf(await businessNow()),
    async moveTo(target) {
      const shift = BigInt(Date.parse(target) - realNow().getTime());
      if (shift < 0n) return false;
      const moved = await db
        .insertInto('sandbox.clock')
        .values({ id: 1, shift_ms: shift })
        .onConflict((c) =>
          c.column('id').doUpdateSet({ shift_ms: shift }).where(sql<boolean>`sandbox.clock.shift_ms <= ${shift}`),
        )
        .executeTakeFirst();
      return (moved.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
