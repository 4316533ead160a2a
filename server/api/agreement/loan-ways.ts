/** GraphQL: every way to change a loan, side by side. */
import type { makeLoanWays } from '../../use-cases/agreement/loan-ways.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type LoanWaysApiDeps = { loanWays: ReturnType<typeof makeLoanWays> };

export const loanWaysResolvers = ({ loanWays }: LoanWaysApiDeps): Resolvers => ({
  Query: {
    async loanWays(_, { loanId }, context) {
      const found = await loanWays(borrowerOf(context), loanId);
      if ('refusal' in found) return null;
      const ways = found.ways.map(({ kind, whyNot, until, costs }) => ({
        kind,
        refusal: whyNot && userError(whyNot, context.locale),
        from: whyNot?.from ?? null,
        until,
        costs,
      }));
      return { asAgreed: found.asAgreed, ways };
    },
  },
});
