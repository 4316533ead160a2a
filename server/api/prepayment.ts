/** Early repayment in full. */
import { printTenge } from '../../schema/values/money.ts';
import type { Quote } from '../domain/money/quote.ts';
import type { PrepaymentUseCases } from '../use-cases/prepayment.ts';
import { loanIdOf } from './application.ts';
import type { PrepaymentQuote, Resolvers } from './generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from './show-loan.ts';
import { borrowerOf, callerOf } from './use-case-caller.ts';

export type PrepaymentApiDeps = ShowLoanDeps & { prepayment: PrepaymentUseCases };

export const prepaymentResolvers = (deps: PrepaymentApiDeps): Resolvers => ({
  Query: {
    async prepaymentQuote(_, { loanId }, context) {
      const quote = await deps.prepayment.quote(borrowerOf(context), loanIdOf(loanId));
      return quote ? shape(quote) : null;
    },
  },
  Mutation: {
    requestPrepayment: async (_, { loanId }, context) =>
      loanPayload(
        deps,
        context,
        await deps.prepayment.request(callerOf(context), borrowerOf(context), loanIdOf(loanId)),
      ),
  },
});

const shape = (quote: Quote): PrepaymentQuote => ({
  on: quote.date,
  principal: printTenge(quote.principal),
  interest: printTenge(quote.interest),
  penalty: printTenge(quote.penalty),
  premium: printTenge(quote.premium),
  total: printTenge(quote.full),
  saved: printTenge(quote.saving),
});
