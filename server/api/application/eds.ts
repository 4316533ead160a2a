/** GraphQL: the electronic signature of the second consent. */
import { refuse } from '../../domain/decider.ts';
import type { Applications } from '../../use-cases/application/application.ts';
import type { EdsUseCases, EdsView } from '../../use-cases/application/eds.ts';
import type { EdsState, Resolvers } from '../generated/resolvers.ts';
import { shapePrice } from '../loan/shape-price.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf, whoOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type EdsApiDeps = ShowLoanDeps & { eds: EdsUseCases; applications: Pick<Applications, 'cancelIssuanceConsent'> };

const shapeEds = (eds: EdsView | undefined): EdsState | null =>
  eds ? { ...eds, price: shapePrice(eds.price, eds.terms.amount) } : null;

export const edsResolvers = (deps: EdsApiDeps): Resolvers => ({
  Query: {
    edsState: async (_, { loanId, type }, context) =>
      type === 'ISSUANCE_CONSENT' ? shapeEds(await deps.eds.state(borrowerOf(context), loanId)) : null,
  },
  Mutation: {
    requestEds: async (_, { loanId, type }, context) => {
      const { locale } = context;
      if (type === 'OFFER') return { eds: null, errors: [userError(refuse('NOT_ALLOWED_NOW'), locale)] };
      const wish = { borrowerId: borrowerOf(context), loanId, locale };
      const answer = await deps.eds.request(callerOf(context), wish);
      if ('refusal' in answer) return { eds: null, errors: [userError(answer, locale)] };
      return { eds: shapeEds(answer.eds), errors: [] };
    },
    cancelIssuanceConsent: async (_, { loanId }, context) =>
      loanPayload(deps, context, await deps.applications.cancelIssuanceConsent(whoOf(context), loanId)),
  },
});
