/** Fixed windows in ops.limit_use: one atomic statement per use. */
import { sql } from 'kysely';
import type { LimitMet, Limits } from '../ports/limits.ts';
import type { PeopleDeps } from './accounts.ts';

export function postgresLimits(
  { db }: Pick<PeopleDeps, 'db'>,
  met: (limit: LimitMet) => void = () => undefined,
): Limits {
  const windowOf = (seconds: number): Date => new Date(Math.floor(Date.now() / (seconds * 1000)) * seconds * 1000);
  return {
    async take(name, subject, limit, seconds) {
      const row = await db
        .insertInto('ops.limit_use')
        .values({ name, subject, window_start: windowOf(seconds), used: 1 })
        .onConflict((on) =>
          on
            .columns(['name', 'subject', 'window_start'])
            .doUpdateSet({ used: sql<number>`ops.limit_use.used + 1` })
            .where('ops.limit_use.used', '<', limit),
        )
        .returning('used')
        .executeTakeFirst();
      if (row) return true;
      const until = new Date(windowOf(seconds).getTime() + seconds * 1000);
      met({ name, subject, most: limit, seconds, until });
      return false;
    },

    async once(name, subject, seconds) {
      const window = windowOf(seconds);
      const before = new Date(window.getTime() - seconds * 1000);
      const { rows } = await sql`
        insert into ops.limit_use (name, subject, window_start, used)
        select ${name}, ${subject}, ${window}, 1
        where not exists (
          select from ops.limit_use where name = ${name} and subject = ${subject} and window_start >= ${before})
        on conflict do nothing returning used`.execute(db);
      return rows.length > 0;
    },

    async used(name, subject, seconds) {
      const row = await db
        .selectFrom('ops.limit_use')
        .select('used')
        .where((on) => on.and({ name, subject, window_start: windowOf(seconds) }))
        .executeTakeFirst();
      return row?.used ?? 0;
    },

    async giveBack(name, subject, seconds) {
      await db
        .updateTable('ops.limit_use')
        .set({ used: sql<number>`used - 1` })
        .where((on) => on.and({ name, subject, window_start: windowOf(seconds) }))
        .where('used', '>', 0)
        .execute();
    },
  };
}
