/** GraphQL: withdraws a pending prolongation, refinancing or restructuring. */
import type { makeWithdrawal } from '../../use-cases/agreement/agreement.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { loanPayload, type ShowLoanDeps } from './show-loan.ts';

export type LoanRequestApiDeps = ShowLoanDeps & { withdrawRequest: ReturnType<typeof makeWithdrawal> };

export const loanRequestResolvers = (deps: LoanRequestApiDeps): Resolvers => ({
  Mutation: {
    withdrawLoanRequest: async (_, { loanId }, context) =>
      loanPayload(deps, context, await deps.withdrawRequest(callerOf(context), borrowerOf(context), loanId)),
  },
});
