/** GraphQL: payments on the processor's page or by a saved card, and their state. */
import { paymentFailureOf } from '../../../schema/reference/payment-failures.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Refused } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { PaymentShown, PaymentUseCases } from '../../use-cases/payment/payment.ts';
import type { Context } from '../context.ts';
import type { Payment, PaymentPayload, Resolvers } from '../generated/resolvers.ts';
import { shapePayment } from '../loan/shape-loan.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type PaymentApiDeps = { payments: PaymentUseCases };

export const paymentResolvers = ({ payments }: PaymentApiDeps): Resolvers => ({
  Query: {
    async payment(_, { id }, context) {
      const found = await payments.find(borrowerOf(context), id);
      return found ? shapeIntent(found, context.locale) : null;
    },
    unsettledPayments: async (_, _args, context) =>
      (await payments.unsettled(borrowerOf(context))).map((one) => shapeIntent(one, context.locale)),
  },
  Mutation: {
    startPayment: async (_, { loanId, amount }, context) =>
      payload(context, await payments.start(callerOf(context), wishOf(context, amount, loanId))),
    startTopUp: async (_, { amount }, context) =>
      payload(context, await payments.start(callerOf(context), wishOf(context, amount, null))),
    async payByCard(_, { loanId, cardId, amount }, context) {
      const wish = wishOf(context, amount, loanId ?? null);
      return payload(context, await payments.oneClick(callerOf(context), { ...wish, cardId }));
    },
  },
});

const wishOf = (context: Context, amount: Tiyn, loanId: LoanId | null) => ({
  borrowerId: borrowerOf(context),
  loanId,
  amount,
  locale: context.locale,
});

function payload({ locale }: Context, answer: { payment: PaymentShown } | Refused): PaymentPayload {
  if ('refusal' in answer) return { payment: null, errors: [userError(answer, locale)] };
  return { payment: shapeIntent(answer.payment, locale), errors: [] };
}

const shapeIntent = ({ intent, state, receipt, closedLoan, withOffice }: PaymentShown, locale: Locale): Payment => ({
  id: intent.id,
  amount: intent.amount,
  state,
  redirectUrl: intent.redirectUrl,
  loanId: intent.loanId,
  failure: state === 'FAILED' ? paymentFailureOf(intent.failedCode ?? '')[locale === 'KK' ? 'kk' : 'ru'] : null,
  withOffice,
  createdAt: intent.openedAt,
  receipt: receipt && shapePayment(receipt),
  closedLoan,
});
