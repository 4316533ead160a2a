/** GraphQL: the borrower's balance account, and how the office answers refund requests. */

import type { BalanceAccount } from '../../use-cases/balance/balance-account.ts';
import type { Written } from '../../use-cases/kernel/handle.ts';
import type { BalanceRefunds } from '../../use-cases/payout/balance-refund.ts';
import type { Context } from '../context.ts';
import type { Resolvers, BalanceAccount as Shown } from '../generated/resolvers.ts';
import { pageAsk, shapePage } from '../list-page.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type BalanceApiDeps = { balance: BalanceAccount; balanceRefunds: BalanceRefunds };

export const balanceResolvers = ({ balance, balanceRefunds }: BalanceApiDeps): Resolvers => {
  const mine = async (context: Context): Promise<Shown> => {
    const borrowerId = borrowerOf(context);
    const refund = await balanceRefunds.lastRefund(borrowerId, context.locale);
    return { ...(await balance.show(borrowerId)), refund };
  };
  const answer = async (context: Context, outcome: Written) => {
    if ('refusal' in outcome) return { account: null, errors: [userError(outcome, context.locale)] };
    context.wrote(outcome.position);
    return { account: await mine(context), errors: [] };
  };
  const officeAnswer = (context: Context, outcome: Written) => {
    if ('refusal' in outcome) return { ok: false, errors: [userError(outcome, context.locale)] };
    context.wrote(outcome.position);
    return { ok: true, errors: [] };
  };
  return {
    Query: {
      balanceAccount: (_, _args, context) => mine(context),
      balanceRefunds: async (_, asked, context) => {
        const { role } = callerOf(context).actor;
        return shapePage(await balanceRefunds.refunds(context.locale, role, pageAsk(asked)), shapeAsked);
      },
    },
    Mutation: {
      useBalance: async (_, { whole }, context) =>
        answer(context, await balance.use(callerOf(context), borrowerOf(context), whole)),
      askBalanceBack: async (_, { amount, to }, context) => {
        const wish = { borrowerId: borrowerOf(context), amount: amount ?? null, to };
        return answer(context, await balanceRefunds.askBack(callerOf(context), wish));
      },
      withdrawBalanceRefund: async (_, { id }, context) =>
        answer(context, await balanceRefunds.withdraw(callerOf(context), borrowerOf(context), id)),
      answerBalanceRefund: async (_, { borrowerId, id, pay }, context) => {
        const wish = [borrowerId, id, pay] as const;
        return officeAnswer(context, await balanceRefunds.answerRefund(callerOf(context), ...wish));
      },
      recallBalanceRefund: async (_, { borrowerId, id }, context) => {
        const wish = [borrowerId, id] as const;
        return officeAnswer(context, await balanceRefunds.recallRefund(callerOf(context), ...wish));
      },
    },
  };
};

type Asked = Awaited<ReturnType<BalanceRefunds['refunds']>>['nodes'][number];

const shapeAsked = ({ refundId, borrowerId, amount, askedAt, person, ...row }: Asked) => ({
  id: refundId,
  borrowerId,
  fullName: person ? [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(' ') : null,
  amount,
  balance: row.balance,
  stage: row.stage,
  to: row.to,
  askedAt,
  askedBy: row.askedBy,
});
