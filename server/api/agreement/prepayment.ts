/** Early repayment, in full or in part. */
import { parseTenge, printTenge, ZERO } from '../../../schema/values/money.ts';
import { partAbove } from '../../domain/loan/prepayment.ts';
import type { PrepaymentEconomy, RemainingSchedule } from '../../domain/loan/prepayment-economy.ts';
import type { Quote } from '../../domain/money/quote.ts';
import type { PrepaymentUseCases, PrepaymentWish } from '../../use-cases/agreement/prepayment.ts';
import type { ClosingSum } from '../../use-cases/balance/balance-prepayment.ts';
import type * as Api from '../generated/resolvers.ts';
import { shapePlanRow } from '../loan/shape-price.ts';
import { loanPayload, type ShowLoanDeps } from '../loan/show-loan.ts';
import { borrowerOf, callerOf, loanIdOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type PrepaymentApiDeps = ShowLoanDeps & { prepayment: PrepaymentUseCases };

export const prepaymentResolvers = (deps: PrepaymentApiDeps): Api.Resolvers => ({
  Query: {
    async prepaymentQuote(_, { loanId }, context) {
      const quote = await deps.prepayment.cost(borrowerOf(context), loanIdOf(loanId));
      return quote ? shapeQuote(quote) : null;
    },
    async prepaymentEconomy(_, { loanId, amount }, context) {
      const sum = parseTenge(amount) ?? ZERO;
      const answer = await deps.prepayment.economy(borrowerOf(context), loanIdOf(loanId), sum);
      return 'refusal' in answer
        ? { economy: null, errors: [userError(answer.refusal, context.locale)] }
        : { economy: shapeEconomy(answer.economy), errors: [] };
    },
  },
  Mutation: {
    requestPrepayment: async (_, { loanId, kind, amount, mode }, context) => {
      const part = { amount: parseTenge(amount ?? '') ?? ZERO, mode: mode ?? 'SMALLER_PAYMENT' };
      const wish: PrepaymentWish = kind === 'PARTIAL' ? { kind, ...part } : { kind };
      const outcome = await deps.prepayment.request(callerOf(context), borrowerOf(context), loanIdOf(loanId), wish);
      return loanPayload(deps, context, outcome);
    },
  },
});

const shapeQuote = (quote: Quote & ClosingSum): Api.PrepaymentQuote => ({
  on: quote.date,
  principal: printTenge(quote.principal),
  interest: printTenge(quote.interest),
  penalty: printTenge(quote.penalty),
  premium: printTenge(quote.premium),
  total: printTenge(quote.full),
  fromBalance: printTenge(quote.fromBalance),
  toPay: printTenge(quote.toPay),
  saved: printTenge(quote.saving),
  partAbove: quote.instalment ? printTenge(partAbove(quote)) : null,
  partBelow: quote.instalment ? printTenge(quote.full) : null,
});

const shapeSchedule = ({ maturity, instalments, instalment }: RemainingSchedule): Api.PrepaymentRest => ({
  returnDate: maturity,
  instalments,
  instalment: printTenge(instalment),
});

const shapeEconomy = ({ amount, now, options: ways }: PrepaymentEconomy): Api.PrepaymentEconomy => ({
  amount: printTenge(amount),
  now: shapeSchedule(now),
  ways: ways.map((way) => ({
    mode: way.mode,
    rest: shapeSchedule(way),
    saved: printTenge(way.saved),
    total: printTenge(way.total),
    rows: way.rows.map(shapePlanRow),
  })),
});
