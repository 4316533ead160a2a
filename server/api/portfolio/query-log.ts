import type { QueryLog } from '../../ports/query-log.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cursorOf, pageSize } from './page.ts';

export type QueryLogApiDeps = { queryLog: Pick<QueryLog, 'page'> };

export const queryLogResolvers = (deps: QueryLogApiDeps): Resolvers => ({
  Query: {
    queryLog: async (_, { first, after }) => {
      const before = after == null ? undefined : cursorOf(after);
      const { rows, hasNextPage } = await deps.queryLog.page(pageSize(first), before);
      return {
        edges: rows.map(({ place, ...node }) => ({ cursor: `${place}`, node })),
        pageInfo: { hasNextPage, endCursor: rows.at(-1) ? `${rows.at(-1)?.place}` : null },
      };
    },
  },
});
