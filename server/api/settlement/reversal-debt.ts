/** GraphQL: reversal debts, the borrower's own and, for the office, all of them. */
import type { OwedReversal as Owed, ReversalDebts } from '../../use-cases/settlement/reversal-debt.ts';
import type { OwedReversal, Resolvers } from '../generated/resolvers.ts';
import { pageAsk, shapePage } from '../list-page.ts';
import { shapeReversal } from '../loan/shape-debt.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export const reversalDebtResolvers = ({ reversalDebts }: { reversalDebts: ReversalDebts }): Resolvers => {
  return {
    Query: {
      reversalDebts: async (_, _args, context) =>
        (await reversalDebts.unpaidOf(borrowerOf(context))).map(({ debt, offerNumber }) =>
          shapeReversal(debt, offerNumber),
        ),
      owedReversals: async (_, asked, context) =>
        shapePage(await reversalDebts.all(callerOf(context).actor, pageAsk(asked)), shapeOwed),
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
        if ('refusal' in outcome) return { ok: false, errors: [userError(outcome, context.locale)] };
        if (outcome.position !== null) context.wrote(outcome.position);
        return { ok: true, errors: [] };
      },
    },
  };
};

const shapeOwed = ({ borrowerId, person, debt, offerNumber, askedBy, mine }: Owed): OwedReversal => ({
  borrowerId,
  fullName: person ? [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(' ') : null,
  debt: shapeReversal(debt, offerNumber),
  writeOffAskedBy: askedBy,
  mine,
});
