/** GraphQL: the cost of a prolongation, and the request for it. */
import type { Locale } from '../../ports/borrowers.ts';
import type {
  ProlongationOption,
  ProlongationQuote,
  ProlongationUseCases,
} from '../../use-cases/agreement/prolongation.ts';
import type { DocumentOpener } from '../document/document-rest.ts';
import type { Prolongation, Resolvers, ProlongationOption as Shown } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type ProlongationApiDeps = ShowLoanDeps & { prolongation: ProlongationUseCases };

export const prolongationResolvers = (deps: ProlongationApiDeps): Resolvers => ({
  Query: {
    async prolongation(_, { loanId }, context) {
      const quote = await deps.prolongation.quote(borrowerOf(context), loanId);
      return 'refusal' in quote ? null : shapeProlongation(quote, context.locale);
    },
  },
  Mutation: {
    requestProlongation: async (_, { loanId, days }, context) =>
      loanPayload(deps, context, await deps.prolongation.request(callerOf(context), borrowerOf(context), loanId, days)),
  },
});

/** A /json client sends the days together with the document. */
export const prolongationOpener =
  (prolongation: ProlongationUseCases): DocumentOpener =>
  (caller, borrowerId, loanId, { days }) =>
    prolongation.requestAgain(caller, borrowerId, loanId, days);

const shapeProlongation = (
  { unavailable, left, maturity, debt, payToday, options }: ProlongationQuote,
  locale: Locale,
): Prolongation => ({
  refusal: unavailable && userError(unavailable, locale),
  left,
  returnDate: maturity,
  principal: debt.principal,
  interest: debt.interest,
  penalty: debt.penalty,
  premium: debt.premium,
  payToday,
  options: options.map(shapeOption),
});

const shapeOption = ({ days, newMaturity, price }: ProlongationOption): Shown => ({
  days,
  newReturnDate: newMaturity,
  interest: price.interest,
  total: price.total,
  dailyRatePercent: price.rate,
  rateLowered: price.rateLowered,
  annualEffectiveRate: price.gesvPpm,
});
