import type { Terms } from '../../../schema/events/figures.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Applications } from '../../use-cases/application/application.ts';
import type { LoanAnswer } from '../../use-cases/loan/loan-command.ts';
import type { Context } from '../context.ts';
import type { Resolvers, TermsInput } from '../generated/resolvers.ts';
import { termsOf } from '../loan/shape-price.ts';
import { type LoanPayload, loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, whoOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type ApplicationApiDeps = ShowLoanDeps & { applications: Applications };

export const applicationResolvers = (deps: ApplicationApiDeps): Resolvers => {
  const { applications } = deps;
  const withTerms = async (
    input: TermsInput,
    context: Context,
    act: (terms: Terms) => Promise<LoanAnswer>,
  ): Promise<LoanPayload> => {
    const terms = termsOf(input);
    return loanPayload(deps, context, terms ? await act(terms) : refuse('FIELD_INVALID', { field: 'amount' }));
  };
  const simple =
    (act: 'cancel' | 'acceptAlternative' | 'submitRevision') =>
    async (_: unknown, { loanId }: { loanId: LoanId }, context: Context): Promise<LoanPayload> =>
      loanPayload(deps, context, await applications[act](whoOf(context), loanId));
  return {
    Query: {
      canGetCredit: async (_, _args, context) => {
        const refused = await applications.canGetCredit(borrowerOf(context));
        return { allowed: !refused, reason: refused ? userError(refused, context.locale) : null };
      },
    },
    Mutation: {
      apply: (_, { input }, context) =>
        withTerms(input, context, (terms) => applications.apply(whoOf(context), terms, context.arrival())),
      changeApplication: (_, { loanId, input }, context) =>
        withTerms(input, context, (terms) => applications.change(whoOf(context), loanId, () => terms)),
      cancelApplication: simple('cancel'),
      acceptAlternative: simple('acceptAlternative'),
      submitRevision: simple('submitRevision'),
    },
  };
};
