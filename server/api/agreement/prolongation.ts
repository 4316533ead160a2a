/** GraphQL: the cost of a prolongation, and the request for it. */
import type { ProlongationOption, ProlongationUseCases } from '../../use-cases/agreement/prolongation.ts';
import type { Resolvers, ProlongationOption as Shown } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { shapeCost } from './agreement-cost.ts';

export type ProlongationApiDeps = ShowLoanDeps & { prolongation: ProlongationUseCases };

export const prolongationResolvers = (deps: ProlongationApiDeps): Resolvers => ({
  Query: {
    async prolongation(_, { loanId }, context) {
      const quote = await deps.prolongation.quote(borrowerOf(context), loanId);
      if ('refusal' in quote) return null;
      const { left, options } = quote;
      return { ...shapeCost(quote, context.locale), left, options: options.map(shapeOption) };
    },
  },
  Mutation: {
    requestProlongation: async (_, { loanId, days }, context) =>
      loanPayload(deps, context, await deps.prolongation.request(callerOf(context), borrowerOf(context), loanId, days)),
  },
});

const shapeOption = ({ days, newMaturity, price, interestDays, comparison }: ProlongationOption): Shown => ({
  days,
  newReturnDate: newMaturity,
  interest: price.interest,
  total: price.total,
  dailyRatePercent: price.rate,
  rateLowered: price.rateLowered,
  annualEffectiveRate: price.gesvPpm,
  interestDays,
  comparison,
});
