/** GraphQL for the office: money in suspense. */
import type { SuspendedPayment, Suspense } from '../../use-cases/payment/suspense.ts';
import type { Context } from '../context.ts';
import type { Resolvers, SuspendedPayment as Shown } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type SuspenseApiDeps = { suspense: Suspense };

export const suspenseResolvers = ({ suspense }: SuspenseApiDeps): Resolvers => {
  const list = async (context: Context) => (await suspense.list(callerOf(context).actor.role)).map(shapeSuspended);
  return {
    Query: { suspendedPayments: (_, _args, context) => list(context) },
    Mutation: {
      async releaseSuspended(_, { id, to, offerNumber }, context) {
        const wish = { paymentId: id, to, offerNumber: offerNumber ?? null };
        const answer = await suspense.release(callerOf(context), wish);
        if ('refusal' in answer) return { suspended: await list(context), errors: [userError(answer, context.locale)] };
        if (answer.position !== null) context.wrote(answer.position);
        return { suspended: (await list(context)).filter((row) => row.id !== id), errors: [] };
      },
    },
  };
};

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
