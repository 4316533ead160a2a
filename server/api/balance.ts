/** The balance account: of the borrower, and what the office answers to those who ask it back. */
import type { BorrowerId, PaymentId } from '../../schema/values/ids.ts';
import { parseTenge, printTenge, ZERO } from '../../schema/values/money.ts';
import type { Refusal } from '../domain/decider.ts';
import type { BalanceAccount, BalanceShown } from '../use-cases/balance-account.ts';
import type { Context } from './context.ts';
import type { Resolvers, BalanceAccount as Shown } from './generated/resolvers.ts';
import { borrowerOf, callerOf } from './use-case-caller.ts';
import { userError } from './user-errors.ts';

export type BalanceApiDeps = { balance: BalanceAccount };
type Done = { done: true; position: bigint | null } | { refusal: Refusal };

export const balanceResolvers = ({ balance }: BalanceApiDeps): Resolvers => {
  const mine = async (context: Context) => shape(await balance.show(borrowerOf(context)));
  const answer = async (context: Context, done: Done) => {
    if ('refusal' in done) return { account: null, errors: [userError(done.refusal, context.locale)] };
    context.wrote(done.position);
    return { account: await mine(context), errors: [] };
  };
  const refunds = async () =>
    (await balance.refunds()).map(({ refundId, borrowerId, amount, askedAt, person, ...row }) => ({
      id: refundId,
      borrowerId,
      fullName: person ? [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(' ') : null,
      amount: printTenge(amount),
      balance: printTenge(row.balance),
      askedAt,
    }));
  return {
    Query: {
      balanceAccount: (_, _args, context) => mine(context),
      balanceRefunds: refunds,
    },
    Mutation: {
      useBalance: async (_, _args, context) =>
        answer(context, await balance.use(callerOf(context), borrowerOf(context))),
      askBalanceBack: async (_, { amount }, context) => {
        const sum = amount ? (parseTenge(amount) ?? ZERO) : null;
        return answer(context, await balance.askBack(callerOf(context), borrowerOf(context), sum));
      },
      withdrawBalanceRefund: async (_, { id }, context) =>
        answer(context, await balance.withdraw(callerOf(context), borrowerOf(context), id as PaymentId)),
      answerBalanceRefund: async (_, { borrowerId, id, pay }, context) => {
        const wish = [borrowerId as BorrowerId, id as PaymentId, pay] as const;
        const done = await balance.answerRefund(callerOf(context), ...wish);
        if ('refusal' in done) return { refunds: await refunds(), errors: [userError(done.refusal, context.locale)] };
        context.wrote(done.position);
        return { refunds: (await refunds()).filter((row) => row.id !== id), errors: [] };
      },
    },
  };
};

const shape = ({ balance, moves, refund, next, usable }: BalanceShown): Shown => ({
  balance: printTenge(balance),
  moves: moves.map(({ id, on, amount, balance: after, reason }) => ({
    id,
    on,
    amount: printTenge(amount),
    balance: printTenge(after),
    reason,
  })),
  refund: refund && { id: refund.id, amount: printTenge(refund.amount) },
  next: next && {
    loanId: next.loanId,
    on: next.on,
    amount: printTenge(next.amount),
    covered: printTenge(next.covered),
  },
  usable: printTenge(usable),
});
