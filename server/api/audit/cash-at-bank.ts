/** GraphQL for auditors: cash by account at the bank on a day. */
import type { Clock } from '../../ports/clock.ts';
import { type CashDeps, cashAtBank } from '../../use-cases/audit/cash-at-bank.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { knownBy, notAfter } from '../not-after.ts';

export const cashResolvers = (deps: CashDeps & { clock: Pick<Clock, 'today' | 'now'> }): Resolvers => ({
  Query: {
    cashAtBank: async (_, { date, knownAt }, { locale }) => {
      notAfter(await deps.clock.today(), { date }, locale);
      knownBy(deps.clock.now(), knownAt, locale);
      return cashAtBank(deps, date, knownAt ?? undefined);
    },
  },
});
