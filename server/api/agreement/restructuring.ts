/** GraphQL: the options of a restructuring, and the request for one. */
import { instalmentOf } from '../../domain/loan/reschedule.ts';
import type { Locale } from '../../ports/borrowers.ts';
import {
  type RestructuringOption,
  type RestructuringQuote,
  type RestructuringUseCases,
  RULE,
} from '../../use-cases/agreement/restructuring.ts';
import type { DocumentRestDeps } from '../document/document-rest.ts';
import type { Resolvers, Restructuring, RestructuringOption as Shown } from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { shapeDebt } from './agreement-cost.ts';

export type RestructuringApiDeps = ShowLoanDeps & { restructuring: RestructuringUseCases };

export const restructuringResolvers = (deps: RestructuringApiDeps): Resolvers => ({
  Query: {
    async restructuring(_, { loanId }, context) {
      const quote = await deps.restructuring.quote(borrowerOf(context), loanId);
      return 'refusal' in quote ? null : shapeRestructuring(quote, context.locale);
    },
  },
  Mutation: {
    requestRestructuring: async (_, { loanId, months }, context) => {
      const outcome = deps.restructuring.request(callerOf(context), borrowerOf(context), loanId, months);
      return loanPayload(deps, context, await outcome);
    },
  },
});

/**
 * A /json client sends the months together with the document. Only the office makes an offer after a court decision.
 */
export function restructuringOpeners({ requestAgain }: RestructuringUseCases): DocumentRestDeps['openers'] {
  const open: DocumentRestDeps['openers']['RESTRUCTURING_OFFER'] = (caller, borrowerId, loanId, { months }) =>
    requestAgain(caller, borrowerId, loanId, months);
  return { RESTRUCTURING_OFFER: open, RESTRUCTURING_IL_OFFER: open, RESTRUCTURING_BIL_OFFER: open };
}

const shapeRestructuring = (quote: RestructuringQuote, locale: Locale): Restructuring => ({
  ...shapeDebt(quote, locale),
  total: quote.debt.full,
  firstPaymentPercent: RULE.firstPaymentPercent,
  options: quote.options.map(shapeOption),
});

const shapeOption = ({ price, ...option }: RestructuringOption): Shown => ({
  ...option,
  instalment: instalmentOf(price.rows),
  newReturnDate: price.maturity,
  interest: price.interest,
  total: price.total,
  dailyRatePercent: price.rate,
  rateLowered: price.rateLowered,
  annualEffectiveRate: price.gesvPpm,
  rows: price.rows,
});
