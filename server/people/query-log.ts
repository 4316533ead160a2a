import { instant } from '../../schema/values/local-date.ts';
import type { QueryLog } from '../ports/query-log.ts';
import type { PeopleDb } from './tables.ts';

export function queryLog({ db }: { db: PeopleDb }): QueryLog {
  return {
    append: async ({ by, operation, milliseconds, rows, refused }) => {
      await db.insertInto('ops.query_log').values({ by_id: by, operation, milliseconds, rows, refused }).execute();
    },
    page: async ({ first, before, by, milliseconds }) => {
      const found = await db
        .selectFrom('ops.query_log')
        .selectAll()
        .$if(before !== undefined, (query) => query.where('place', '<', before ?? 0n))
        .$if(by !== undefined, (query) => query.where('by_id', '=', by ?? ''))
        .$if(milliseconds !== undefined, (query) => query.where('milliseconds', '>=', milliseconds ?? 0))
        .orderBy('place', 'desc')
        .limit(first + 1)
        .execute();
      return {
        rows: found.slice(0, first).map(({ place, asked_at, by_id, ...row }) => ({
          ...row,
          place: BigInt(place),
          at: instant(asked_at),
          by: by_id,
        })),
        hasNextPage: found.length > first,
      };
    },
  };
}
