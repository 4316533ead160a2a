/** Fixed windows in ops.limit_use: one atomic statement per use. */
import { sql } from 'kysely';
import type { Limits } from '../ports/limits.ts';
import type { PeopleDeps } from './accounts.ts';

export function postgresLimits({ db }: Pick<PeopleDeps, 'db'>): Limits {
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
      return row !== undefined;
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
