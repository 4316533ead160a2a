import { printStaffNumber, readStaffNumber } from '../../../schema/reference/staff.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { QueryLog } from '../../ports/query-log.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cursorOf, pageSize } from './page.ts';

export type QueryLogApiDeps = { queryLog: Pick<QueryLog, 'page'>; accounts: Pick<Accounts, 'staffNumbers'> };

export const queryLogResolvers = ({ queryLog, accounts }: QueryLogApiDeps): Resolvers => ({
  Query: {
    queryLog: async (_, { first, after, by, tookMilliseconds }) => {
      const numbers = await accounts.staffNumbers();
      const { rows, hasNextPage } = await queryLog.page({
        first: pageSize(first),
        before: after == null ? undefined : cursorOf(after),
        by: by == null ? undefined : accountOf(by.trim(), numbers),
        milliseconds: tookMilliseconds ?? undefined,
      });
      return {
        edges: rows.map(({ place, ...node }) => {
          const number = numbers.get(node.by);
          return {
            cursor: `${place}`,
            node: { ...node, byNumber: number === undefined ? null : printStaffNumber(number) },
          };
        }),
        pageInfo: { hasNextPage, endCursor: rows.at(-1) ? `${rows.at(-1)?.place}` : null },
      };
    },
  },
});

/** An unknown number is nobody's account. */
function accountOf(text: string, numbers: ReadonlyMap<string, number>): string {
  const number = readStaffNumber(text);
  const known = number === undefined ? undefined : [...numbers].find(([, one]) => one === number);
  return known?.[0] ?? text;
}
