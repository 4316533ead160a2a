/** GraphQL for the office: money in suspense. */
import type { SuspendedPayment, Suspense } from '../../use-cases/payment/suspense.ts';
import type { Resolvers, SuspendedPayment as Shown } from '../generated/resolvers.ts';
import { pageAsk, shapePage } from '../list-page.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type SuspenseApiDeps = { suspense: Suspense };

export const suspenseResolvers = ({ suspense }: SuspenseApiDeps): Resolvers => ({
  Query: {
    suspendedPayments: async (_, { first, after, provider, reason }, context) => {
      const filter = { provider: provider ?? undefined, reason: reason ?? undefined };
      const page = await suspense.page(callerOf(context).actor.role, pageAsk({ first, after }), filter);
      return { ...shapePage(page, shapeSuspended), providers: [...page.providers] };
    },
  },
  Mutation: {
    async releaseSuspended(_, { id, to, offerNumber }, context) {
      const wish = { paymentId: id, to, offerNumber: offerNumber ?? null };
      const answer = await suspense.release(callerOf(context), wish);
      if ('refusal' in answer) return { released: false, errors: [userError(answer, context.locale)] };
      if (answer.position !== null) context.wrote(answer.position);
      return { released: true, errors: [] };
    },
  },
});

const shapeSuspended = (row: SuspendedPayment): Shown => ({
  id: row.paymentId,
  provider: row.provider,
  externalId: row.externalId,
  amount: row.amount,
  reason: row.reason,
  contradictedBy: row.contradictedBy,
  operationDate: row.operationDate,
  recordedAt: row.recordedAt,
  ageDays: row.ageDays,
  text: row.text,
  offerNumber: row.offerNumber,
  asks: [...row.asks],
});
