import { printStaffNumber, staffIdOf } from '../../../schema/reference/staff.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { QueryLog } from '../../ports/query-log.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cursorOf, pageSize } from './page.ts';

export type QueryLogApiDeps = { queryLog: Pick<QueryLog, 'page'>; accounts: Pick<Accounts, 'staff' | 'staffNumbers'> };

export const queryLogResolvers = ({ queryLog, accounts }: QueryLogApiDeps): Resolvers => ({
  Query: {
    queryLog: async (_, { first, after, by, tookMilliseconds }) => {
      const [numbers, staff] = await Promise.all([accounts.staffNumbers(), accounts.staff()]);
      const roles = new Map(staff.map((member) => [member.id, member.roles[0] ?? null]));
      const { rows, hasNextPage } = await queryLog.page({
        first: pageSize(first),
        before: after ? cursorOf(after) : undefined,
        by: by == null ? undefined : staffIdOf(by.trim(), numbers),
        milliseconds: tookMilliseconds ?? undefined,
      });
      return {
        edges: rows.map(({ place, by: account, ...node }) => {
          const number = numbers.get(account);
          const byNumber = number === undefined ? null : printStaffNumber(number);
          const who = { by: byNumber ?? account, byNumber, byRole: roles.get(account) ?? null };
          return { cursor: `${place}`, node: { ...node, ...who } };
        }),
        pageInfo: { hasNextPage, endCursor: rows.at(-1) ? `${rows.at(-1)?.place}` : null },
      };
    },
  },
});
