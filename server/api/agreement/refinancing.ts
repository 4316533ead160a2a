/** GraphQL: the cost of a refinancing, and the request for it. */
import { ZERO } from '../../../schema/values/money.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type {
  RefinancingOption,
  RefinancingQuote,
  RefinancingUseCases,
} from '../../use-cases/agreement/refinancing.ts';
import type { DocumentOpener } from '../document/document-rest.ts';
import type { Refinancing, Resolvers, RefinancingOption as Shown } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type RefinancingApiDeps = ShowLoanDeps & { refinancing: RefinancingUseCases };

export const refinancingResolvers = (deps: RefinancingApiDeps): Resolvers => ({
  Query: {
    async refinancing(_, { loanId }, context) {
      const quote = await deps.refinancing.quote(borrowerOf(context), loanId);
      return 'refusal' in quote ? null : shapeRefinancing(quote, context.locale);
    },
  },
  Mutation: {
    requestRefinancing: async (_, { loanId, months }, context) =>
      loanPayload(
        deps,
        context,
        await deps.refinancing.request(callerOf(context), borrowerOf(context), loanId, months),
      ),
  },
});

/** A /json client sends the months together with the document. */
export const refinancingOpener =
  (refinancing: RefinancingUseCases): DocumentOpener =>
  (caller, borrowerId, loanId, { months }) =>
    refinancing.requestAgain(caller, borrowerId, loanId, months);

const shapeRefinancing = (
  { unavailable, maturity, debt, payToday, options }: RefinancingQuote,
  locale: Locale,
): Refinancing => ({
  refusal: unavailable && userError(unavailable, locale),
  returnDate: maturity,
  principal: debt.principal,
  interest: debt.interest,
  penalty: debt.penalty,
  premium: debt.premium,
  payToday,
  options: options.map(shapeOption),
});

const shapeOption = ({ months, price }: RefinancingOption): Shown => ({
  months,
  firstPayment: price.rows[0]?.amount ?? ZERO,
  firstDate: price.rows[0]?.date ?? price.maturity,
  lastDate: price.maturity,
  interest: price.interest,
  total: price.total,
  dailyRatePercent: price.rate,
  annualEffectiveRate: price.gesvPpm,
});
