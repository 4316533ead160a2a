/** Restructuring: what it would mean, and asking for it. */
import { printTenge } from '../../../schema/values/money.ts';
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
import { dailyPercentOf, percentOf, shapePlanRow } from '../loan/shape-price.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf, loanIdOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type RestructuringApiDeps = ShowLoanDeps & { restructuring: RestructuringUseCases };

export const restructuringResolvers = (deps: RestructuringApiDeps): Resolvers => ({
  Query: {
    async restructuring(_, { loanId }, context) {
      const quote = await deps.restructuring.quote(borrowerOf(context), loanIdOf(loanId));
      return 'options' in quote ? shapeRestructuring(quote, context.locale) : null;
    },
  },
  Mutation: {
    requestRestructuring: async (_, { loanId, months }, context) => {
      const outcome = deps.restructuring.request(callerOf(context), borrowerOf(context), loanIdOf(loanId), months);
      return loanPayload(deps, context, await outcome);
    },
  },
});

/** /json names the months with the document; the offer of a court is the office's to make. */
export function restructuringOpeners({ requestAgain }: RestructuringUseCases): DocumentRestDeps['openers'] {
  const open: DocumentRestDeps['openers']['RESTRUCTURING_OFFER'] = (caller, borrowerId, loanId, { months }) =>
    requestAgain(caller, borrowerId, loanId, months);
  return { RESTRUCTURING_OFFER: open, RESTRUCTURING_IL_OFFER: open, RESTRUCTURING_BIL_OFFER: open };
}

const shapeRestructuring = ({ refusal, debt, options }: RestructuringQuote, locale: Locale): Restructuring => ({
  refusal: refusal && userError(refusal, locale),
  principal: printTenge(debt.principal),
  interest: printTenge(debt.interest),
  penalty: printTenge(debt.penalty),
  premium: printTenge(debt.premium),
  total: printTenge(debt.full),
  firstPaymentPercent: RULE.firstPaymentPercent,
  options: options.map(shapeOption),
});

const shapeOption = ({ months, firstPayment, capitalised, waived, price, principal }: RestructuringOption): Shown => ({
  months,
  firstPayment: printTenge(firstPayment),
  capitalised: printTenge(capitalised),
  waived: printTenge(waived),
  principal: printTenge(principal),
  instalment: printTenge(instalmentOf(price.rows)),
  newReturnDate: price.maturity,
  interest: printTenge(price.interest),
  total: printTenge(price.total),
  dailyRatePercent: dailyPercentOf(price.rate),
  rateLowered: price.rateLowered,
  annualEffectiveRate: percentOf(price.gesvPpm),
  rows: price.rows.map(shapePlanRow),
});
