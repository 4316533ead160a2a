/** The electronic signature of the second consent. */
import type { Applications } from '../use-cases/application.ts';
import type { EdsUseCases } from '../use-cases/eds.ts';
import { loanIdOf, whoOf } from './application.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from './show-loan.ts';
import { borrowerOf, callerOf } from './use-case-caller.ts';
import { userError } from './user-errors.ts';

export type EdsApiDeps = ShowLoanDeps & { eds: EdsUseCases; applications: Pick<Applications, 'cancelIssuanceConsent'> };

export const edsResolvers = (deps: EdsApiDeps): Resolvers => ({
  Query: {
    edsState: async (_, { loanId, type }, context) =>
      type === 'ISSUANCE_CONSENT' ? ((await deps.eds.state(borrowerOf(context), loanIdOf(loanId))) ?? null) : null,
  },
  Mutation: {
    requestEds: async (_, { loanId, type }, context) => {
      const { locale } = context;
      if (type === 'OFFER') return { eds: null, errors: [userError({ code: 'NOT_ALLOWED_NOW' }, locale)] };
      const wish = { borrowerId: borrowerOf(context), loanId: loanIdOf(loanId), locale };
      const answer = await deps.eds.request(callerOf(context), wish);
      if ('refusal' in answer) return { eds: null, errors: [userError(answer.refusal, locale)] };
      return { eds: answer.eds, errors: [] };
    },
    cancelIssuanceConsent: async (_, { loanId }, context) =>
      loanPayload(deps, context, await deps.applications.cancelIssuanceConsent(whoOf(context), loanIdOf(loanId))),
  },
});
