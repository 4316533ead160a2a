/** Paying: the processor's page, and what became of it. */
import { parseTenge, printTenge, ZERO } from '../../schema/values/money.ts';
import type { PaymentShown, PaymentUseCases } from '../use-cases/payment.ts';
import { loanIdOf } from './application.ts';
import type { Payment, Resolvers } from './generated/resolvers.ts';
import { shapePayment } from './shape-loan.ts';
import { borrowerOf, callerOf } from './use-case-caller.ts';
import { userError } from './user-errors.ts';

export type PaymentApiDeps = { payments: PaymentUseCases };

export const paymentResolvers = ({ payments }: PaymentApiDeps): Resolvers => ({
  Query: {
    async payment(_, { id }, context) {
      const found = await payments.find(borrowerOf(context), id);
      return found ? shape(found) : null;
    },
  },
  Mutation: {
    async startPayment(_, { loanId, amount }, context) {
      const { locale } = context;
      const wish = {
        borrowerId: borrowerOf(context),
        loanId: loanIdOf(loanId),
        amount: parseTenge(amount) ?? ZERO,
        locale,
      };
      const started = await payments.start(callerOf(context), wish);
      if ('refusal' in started) return { payment: null, errors: [userError(started.refusal, locale)] };
      return { payment: shape(started.payment), errors: [] };
    },
  },
});

const shape = ({ intent, state, receipt }: PaymentShown): Payment => ({
  id: intent.id,
  amount: printTenge(intent.amount),
  state,
  redirectUrl: intent.redirectUrl,
  createdAt: intent.openedAt,
  receipt: receipt && shapePayment(receipt),
});
