/** Fixed windows in ops.limit_use: one atomic statement a use. */
import { sql } from 'kysely';
import type { Limits } from '../ports/limits.ts';
import type { PeopleDeps } from './accounts.ts';

export const postgresLimits = ({ db }: Pick<PeopleDeps, 'db'>): Limits => ({
  async take(name, subject, limit, seconds) {
    const window_start = new Date(Math.floor(Date.now() / (seconds * 1000)) * seconds * 1000);
    const row = await db
      .insertInto('ops.limit_use')
      .values({ name, subject, window_start, used: 1 })
      .onConflict((on) =>
        on.columns(['name', 'subject', 'window_start']).doUpdateSet({ used: sql<number>`ops.limit_use.used + 1` }),
      )
      .returning('used')
      .executeTakeFirstOrThrow();
    return row.used <= limit;
  },
});
