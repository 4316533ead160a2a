/** GraphQL: the cost of a refinancing, and the request for it. */
import { ZERO } from '../../../schema/values/money.ts';
import type { RefinancingOption, RefinancingUseCases } from '../../use-cases/agreement/refinancing.ts';
import type { Resolvers, RefinancingOption as Shown } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { shapeCost } from './agreement-cost.ts';

export type RefinancingApiDeps = ShowLoanDeps & { refinancing: RefinancingUseCases };

export const refinancingResolvers = (deps: RefinancingApiDeps): Resolvers => ({
  Query: {
    async refinancing(_, { loanId }, context) {
      const quote = await deps.refinancing.quote(borrowerOf(context), loanId);
      if ('refusal' in quote) return null;
      return { ...shapeCost(quote, context.locale), options: quote.options.map(shapeOption) };
    },
  },
  Mutation: {
    requestRefinancing: async (_, { loanId, months }, context) =>
      loanPayload(
        deps,
        context,
        await deps.refinancing.request(callerOf(context), borrowerOf(context), loanId, months),
      ),
  },
});

const shapeOption = ({ months, price, comparison }: RefinancingOption): Shown => ({
  months,
  firstPayment: price.rows[0]?.amount ?? ZERO,
  firstDate: price.rows[0]?.date ?? price.maturity,
  lastDate: price.maturity,
  interest: price.interest,
  total: price.total,
  dailyRatePercent: price.rate,
  annualEffectiveRate: price.gesvPpm,
  comparison,
});
