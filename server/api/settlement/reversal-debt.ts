/** GraphQL: reversal debts, the borrower's own and, for the office, all of them. */
import type { ReversalDebts } from '../../use-cases/settlement/reversal-debt.ts';
import type { Context } from '../context.ts';
import type { OwedReversal, Resolvers } from '../generated/resolvers.ts';
import { shapeReversal } from '../loan/shape-debt.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export const reversalDebtResolvers = ({ reversalDebts }: { reversalDebts: ReversalDebts }): Resolvers => {
  const all = async (context: Context): Promise<OwedReversal[]> =>
    (await reversalDebts.all(callerOf(context).actor)).map(
      ({ borrowerId, person, debt, offerNumber, askedBy, mine }) => ({
        borrowerId,
        fullName: person ? [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(' ') : null,
        debt: shapeReversal(debt, offerNumber),
        writeOffAskedBy: askedBy,
        mine,
      }),
    );
  return {
    Query: {
      reversalDebts: async (_, _args, context) =>
        (await reversalDebts.unpaidOf(borrowerOf(context))).map(({ debt, offerNumber }) =>
          shapeReversal(debt, offerNumber),
        ),
      owedReversals: (_, _args, context) => all(context),
    },
    Mutation: {
      writeOffReversal: async (_, { borrowerId, paymentId, amount, note }, context) => {
        const wish = {
          borrowerId,
          paymentId,
          amount,
          note,
        };
        const outcome = await reversalDebts.writeOff(callerOf(context), wish);
        if ('refusal' in outcome) return { owed: await all(context), errors: [userError(outcome, context.locale)] };
        if (outcome.position !== null) context.wrote(outcome.position);
        return { owed: await all(context), errors: [] };
      },
    },
  };
};
