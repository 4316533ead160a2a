/** The separate yes or no to the insurance. */
import { printTenge } from '../../../schema/values/money.ts';
import type { Insurances } from '../../use-cases/application/insurance.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, loanIdOf, whoOf } from '../use-case-caller.ts';

export type InsuranceApiDeps = ShowLoanDeps & { insurance: Insurances };

export const insuranceResolvers = (deps: InsuranceApiDeps): Resolvers => ({
  Query: {
    insuranceOffer: async (_, { loanId }, context) => {
      const offer = await deps.insurance.offer(borrowerOf(context), loanIdOf(loanId));
      return offer
        ? {
            premium: printTenge(offer.premium),
            totalWith: printTenge(offer.totalWith),
            totalWithout: printTenge(offer.totalWithout),
            saved: printTenge(offer.saved),
          }
        : null;
    },
  },
  Mutation: {
    answerInsurance: async (_, { loanId, accepted, consents }, context) => {
      const answer = accepted ? { accepted, consents: consents ?? [] } : { accepted };
      return loanPayload(
        deps,
        context,
        await deps.insurance.answer(whoOf(context), loanIdOf(loanId), answer, context.locale),
      );
    },
  },
});
