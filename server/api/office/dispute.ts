/** GraphQL: a borrower disputes a loan, the office lists the disputes. It decides in office-loan.ts. */
import type { Disputes } from '../../use-cases/office/dispute.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageAsk, shapePage } from '../list-page.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';

export const disputeResolvers = (deps: ShowLoanDeps & { disputes: Disputes }): Resolvers => ({
  Query: {
    openDisputes: async (_, { reason, ...asked }) =>
      shapePage(await deps.disputes.list(pageAsk(asked), reason ?? undefined), (dispute) => dispute),
  },
  Mutation: {
    disputeLoan: async (_, { loanId, reason, story }, context) => {
      const of = { caller: callerOf(context), borrowerId: borrowerOf(context) };
      return loanPayload(deps, context, await deps.disputes.open(of, loanId, reason, story));
    },
  },
});
