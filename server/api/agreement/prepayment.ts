/** GraphQL: early repayment, in full or in part. */
import { ZERO } from '../../../schema/values/money.ts';
import { partAbove } from '../../domain/loan/prepayment.ts';
import type { PrepaymentEconomy, RemainingSchedule } from '../../domain/loan/prepayment-economy.ts';
import type { Quote } from '../../domain/money/quote.ts';
import type { PrepaymentUseCases, PrepaymentWish } from '../../use-cases/agreement/prepayment.ts';
import type { ClosingSum } from '../../use-cases/balance/balance-prepayment.ts';
import type * as Api from '../generated/resolvers.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type PrepaymentApiDeps = ShowLoanDeps & { prepayment: PrepaymentUseCases };

export const prepaymentResolvers = (deps: PrepaymentApiDeps): Api.Resolvers => ({
  Query: {
    async prepaymentQuote(_, { loanId }, context) {
      const quote = await deps.prepayment.cost(borrowerOf(context), loanId);
      return quote ? shapeQuote(quote) : null;
    },
    async prepaymentEconomy(_, { loanId, amount }, context) {
      const answer = await deps.prepayment.economy(borrowerOf(context), loanId, amount);
      return 'refusal' in answer
        ? { economy: null, errors: [userError(answer, context.locale)] }
        : { economy: shapeEconomy(answer.economy), errors: [] };
    },
  },
  Mutation: {
    requestPrepayment: async (_, { loanId, kind, amount, mode }, context) => {
      const part = { amount: amount ?? ZERO, mode: mode ?? 'SMALLER_PAYMENT' };
      const wish: PrepaymentWish = kind === 'PARTIAL' ? { kind, ...part } : { kind };
      const outcome = await deps.prepayment.request(callerOf(context), borrowerOf(context), loanId, wish);
      return loanPayload(deps, context, outcome);
    },
  },
});

const shapeQuote = (quote: Quote & ClosingSum): Api.PrepaymentQuote => ({
  on: quote.date,
  principal: quote.principal,
  interest: quote.interest,
  penalty: quote.penalty,
  premium: quote.premium,
  total: quote.full,
  fromBalance: quote.fromBalance,
  toPay: quote.toPay,
  saved: quote.saving,
  partAbove: quote.instalment ? partAbove(quote) : null,
  partBelow: quote.instalment ? quote.full : null,
});

const shapeSchedule = ({ maturity, instalments, instalment }: RemainingSchedule): Api.PrepaymentRest => ({
  returnDate: maturity,
  instalments,
  instalment,
});

const shapeEconomy = ({ amount, now, options: ways }: PrepaymentEconomy): Api.PrepaymentEconomy => ({
  amount,
  now: shapeSchedule(now),
  ways: ways.map((way) => ({
    mode: way.mode,
    rest: shapeSchedule(way),
    saved: way.saved,
    total: way.total,
    rows: way.rows,
    comparison: way.comparison,
  })),
});
