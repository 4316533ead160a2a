/** GraphQL: bank statements. The file itself is uploaded over /json. */
import type { makeStatements } from '../../use-cases/application/statement.ts';
import type { StatementUpload } from '../../use-cases/application/statement-upload.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, whoOf } from '../use-case-caller.ts';

export type StatementApiDeps = ShowLoanDeps & {
  statements: ReturnType<typeof makeStatements>;
  statementUpload: StatementUpload;
};

export const statementResolvers = (deps: StatementApiDeps): Resolvers => ({
  Query: {
    uploadedStatements: async (_, { all }, context) => [...(await deps.statementUpload.list(borrowerOf(context), all))],
  },
  Mutation: {
    cancelStatementUpload: async (_, { loanId }, context) =>
      loanPayload(deps, context, await deps.statements.cancel(whoOf(context), loanId)),
  },
});
