/** GraphQL: confirms or declines the insurance chosen with the offer. */
import type { Insurances } from '../../use-cases/application/insurance.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, whoOf } from '../use-case-caller.ts';

export type InsuranceApiDeps = ShowLoanDeps & { insurance: Insurances };

export const insuranceResolvers = (deps: InsuranceApiDeps): Resolvers => ({
  Query: {
    insuranceOffer: async (_, { loanId }, context) => {
      return (await deps.insurance.offer(borrowerOf(context), loanId)) ?? null;
    },
  },
  Mutation: {
    answerInsurance: async (_, { loanId, accepted, consents }, context) => {
      const answer = accepted ? { accepted, consents: consents ?? [] } : { accepted };
      return loanPayload(deps, context, await deps.insurance.answer(whoOf(context), loanId, answer, context.locale));
    },
  },
});
