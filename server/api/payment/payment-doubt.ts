/** GraphQL for the office: payments in doubt. */
import type { PaymentDoubt, PaymentInDoubt } from '../../use-cases/payment/payment-doubt.ts';
import type { Resolvers, PaymentInDoubt as Shown } from '../generated/resolvers.ts';
import { userError } from '../user-errors.ts';

export type PaymentDoubtApiDeps = { doubt: PaymentDoubt };

export const paymentDoubtResolvers = ({ doubt }: PaymentDoubtApiDeps): Resolvers => {
  const list = async () => (await doubt.list()).map(shapeInDoubt);
  return {
    Query: { paymentsInDoubt: list },
    Mutation: {
      async askAboutPayment(_, { id }, context) {
        const answer = await doubt.ask(id);
        if ('refusal' in answer)
          return { asked: null, inDoubt: await list(), errors: [userError(answer, context.locale)] };
        return { asked: answer.asked, inDoubt: await list(), errors: [] };
      },
    },
  };
};

const shapeInDoubt = ({ intent, ageDays, person, offerNumber }: PaymentInDoubt): Shown => ({
  id: intent.id,
  provider: intent.provider,
  amount: intent.amount,
  openedAt: intent.openedAt,
  ageDays,
  askedAt: intent.askedAt,
  byCard: intent.byCard,
  offerNumber,
  fullName: person ? [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(' ') : null,
});
