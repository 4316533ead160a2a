import type { Bonus, BonusShown } from '../../use-cases/bonus/bonus.ts';
import type { Context } from '../context.ts';
import type { BonusAccount, Resolvers } from '../generated/resolvers.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type BonusApiDeps = { bonus: Bonus };

export const bonusResolvers = ({ bonus }: BonusApiDeps): Resolvers => {
  const mine = async (context: Context) => shapeBonusAccount(await bonus.show(borrowerOf(context)), context);
  return {
    Query: { bonusAccount: (_, _args, context) => mine(context) },
    Mutation: {
      async spendBonus(_, { loanId, amount }, context) {
        const wish = {
          borrowerId: borrowerOf(context),
          loanId,
          amount,
        };
        const outcome = await bonus.spend(callerOf(context), wish);
        if ('refusal' in outcome) return { account: null, spent: null, errors: [userError(outcome, context.locale)] };
        context.wrote(outcome.position);
        return { account: await mine(context), spent: outcome.spent, errors: [] };
      },
    },
  };
};

const shapeBonusAccount = ({ balance, owed, operations, loan }: BonusShown, { locale }: Context): BonusAccount => ({
  balance,
  owed,
  operations,
  loan: loan && {
    loanId: loan.loanId,
    limit: loan.limit,
    spent: loan.spent,
    usable: loan.usable,
    refusal: loan.unavailable && userError(loan.unavailable, locale),
  },
});
