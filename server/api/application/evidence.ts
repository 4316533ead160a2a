/** GraphQL: what a verification requests. The files themselves go up over /json. */
import type { EvidenceUseCases } from '../../use-cases/application/evidence.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, whoOf } from '../use-case-caller.ts';

export type EvidenceApiDeps = ShowLoanDeps & { evidences: EvidenceUseCases };

export const evidenceResolvers = (deps: EvidenceApiDeps): Resolvers => ({
  Query: {
    evidence: async (_, { loanId }, context) => {
      const found = await deps.evidences.of(borrowerOf(context), loanId);
      if (!found) return null;
      const { loan, demands, documentValidTo, documentExpiry } = found;
      return {
        loanId,
        status: loan.status,
        documentValidTo,
        documentExpiry,
        demands: demands.map((one) => ({ ...one, files: [...one.files] })),
      };
    },
  },
  Mutation: {
    sendEvidence: async (_, { loanId, kind }, context) =>
      loanPayload(deps, context, await deps.evidences.send(whoOf(context), loanId, kind)),
  },
});
