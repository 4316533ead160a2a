/** The bonus account. */
import { parseTenge, printTenge, ZERO } from '../../../schema/values/money.ts';
import type { Bonus, BonusShown } from '../../use-cases/bonus/bonus.ts';
import type { Context } from '../context.ts';
import type { BonusAccount, Resolvers } from '../generated/resolvers.ts';
import { borrowerOf, callerOf, loanIdOf } from '../use-case-caller.ts';
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
          loanId: loanIdOf(loanId),
          amount: parseTenge(amount) ?? ZERO,
        };
        const outcome = await bonus.spend(callerOf(context), wish);
        if ('refusal' in outcome)
          return { account: null, spent: null, errors: [userError(outcome.refusal, context.locale)] };
        context.wrote(outcome.position);
        return { account: await mine(context), spent: printTenge(outcome.spent), errors: [] };
      },
    },
  };
};

const shapeBonusAccount = ({ balance, owed, operations, loan }: BonusShown, { locale }: Context): BonusAccount => ({
  balance: printTenge(balance),
  owed: printTenge(owed),
  operations: operations.map((one) => ({ ...one, amount: printTenge(one.amount), balance: printTenge(one.balance) })),
  loan: loan && {
    loanId: loan.loanId,
    limit: printTenge(loan.limit),
    spent: printTenge(loan.spent),
    usable: printTenge(loan.usable),
    refusal: loan.refusal && userError(loan.refusal, locale),
  },
});
