/** GraphQL: the electronic signatures of the offer and of the second consent. */
import type { Applications } from '../../use-cases/application/application.ts';
import type { EdsUseCases } from '../../use-cases/application/eds.ts';
import type { EdsView } from '../../use-cases/application/eds-page.ts';
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
      shapeEds(await (type === 'OFFER' ? deps.eds.offer : deps.eds).state(borrowerOf(context), loanId)),
  },
  Mutation: {
    requestEds: async (_, { loanId, type, hash, consents }, context) => {
      const { locale } = context;
      const wish = { borrowerId: borrowerOf(context), loanId, locale };
      const answer =
        type === 'OFFER'
          ? await deps.eds.offer.request(callerOf(context), { ...wish, hash: hash ?? null, ticks: consents ?? [] })
          : await deps.eds.request(callerOf(context), wish);
      if ('refusal' in answer) return { eds: null, errors: [userError(answer, locale)] };
      return { eds: shapeEds(answer.eds), errors: [] };
    },
    cancelIssuanceConsent: async (_, { loanId }, context) =>
      loanPayload(deps, context, await deps.applications.cancelIssuanceConsent(whoOf(context), loanId)),
  },
});
