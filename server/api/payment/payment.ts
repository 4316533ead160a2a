/** GraphQL: payments on the processor's page or by a saved card, and their state. */
import { paymentFailureOf } from '../../../schema/reference/payment-failures.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Refused } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { PaymentShown, PaymentUseCases } from '../../use-cases/payment/payment.ts';
import type { PaymentChoiceKind, PaymentEffect, PaymentOptions } from '../../use-cases/payment/payment-options.ts';
import type { Context } from '../context.ts';
import type {
  PaymentEffect as Effect,
  PaymentOptions as Options,
  Payment,
  PaymentPayload,
  Resolvers,
} from '../generated/resolvers.ts';
import { shapePayment } from '../loan/shape-debt.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type PaymentApiDeps = { payments: PaymentUseCases };

export const paymentResolvers = ({ payments }: PaymentApiDeps): Resolvers => ({
  Query: {
    async payment(_, { id }, context) {
      const found = await payments.find(borrowerOf(context), id);
      return found ? shapeIntent(found, context.locale) : null;
    },
    async paymentOptions(_, { loanId }, context) {
      const found = await payments.options(borrowerOf(context), loanId ?? null);
      return found ? shapeOptions(found) : null;
    },
    async paymentEffect(_, { loanId, amount }, context) {
      const answer = await payments.effect(borrowerOf(context), loanId, amount);
      if ('refusal' in answer) return { effect: null, errors: [userError(answer, context.locale)] };
      return { effect: shapeEffect(answer.effect), errors: [] };
    },
    unsettledPayments: async (_, _args, context) =>
      (await payments.unsettled(borrowerOf(context))).map((one) => shapeIntent(one, context.locale)),
  },
  Mutation: {
    startPayment: async (_, wish, context) =>
      payload(context, await payments.start(callerOf(context), wishOf(context, wish, wish.loanId))),
    startTopUp: async (_, wish, context) =>
      payload(context, await payments.start(callerOf(context), wishOf(context, wish, null))),
    async payByCard(_, { cardId, ...wish }, context) {
      const request = { ...wishOf(context, wish, wish.loanId ?? null), cardId };
      return payload(context, await payments.oneClick(callerOf(context), request));
    },
  },
});

type Wish = { amount: Tiyn; confirmed: boolean; choice?: PaymentChoiceKind | null };
const wishOf = (context: Context, { amount, confirmed, choice = null }: Wish, loanId: LoanId | null) => ({
  borrowerId: borrowerOf(context),
  loanId,
  amount,
  confirmed,
  choice,
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
  // The bank's page of a charge is of use only while the bank waits.
  redirectUrl: intent.byCard && state !== 'CHALLENGE' ? null : intent.redirectUrl,
  challengeUntil: state === 'CHALLENGE' ? intent.challengeUntil : null,
  loanId: intent.loanId,
  failure: state === 'FAILED' ? paymentFailureOf(intent.failedCode ?? '')[locale === 'KK' ? 'kk' : 'ru'] : null,
  withOffice,
  createdAt: intent.openedAt,
  receipt: receipt && shapePayment(receipt),
  closedLoan,
});

const shapeOptions = ({ loanId, choices, covered, most }: PaymentOptions): Options => ({
  loanId,
  most,
  choices: choices.map(({ effect, ...choice }) => ({ ...choice, effect: shapeEffect(effect) })),
  coveredOn: covered?.on ?? null,
  coveredAmount: covered?.amount ?? null,
});

const shapeEffect = ({ parts, next, ...effect }: PaymentEffect): Effect => ({
  ...effect,
  ...parts,
  nextOn: next?.on ?? null,
  nextAmount: next?.amount ?? null,
  nextToPay: next?.toPay ?? null,
});
