/** GET /json/account/bonus: the bonuses in detail. POST /json/account/spendBonus spends them. */
import { BonusAccount } from '../../../schema/rest/answers/bonus.ts';
import type { Bonus } from '../../use-cases/bonus/bonus.ts';
import { BORROWER } from '../policies.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { keyOfRefusal } from '../user-errors.ts';

export const bonusRoutes = ({ bonus }: { bonus: Pick<Bonus, 'show'> }): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/account/bonus',
    summary: 'Returns the bonuses, each move of them, and how much the open loan may take',
    policy: BORROWER,
    answer: { data: BonusAccount },
    handle: async ({ context }) => {
      const { balance, owed, operations, loan } = await bonus.show(borrowerOf(context));
      const moves = operations.map(({ id, type, reason, on, amount, balance: after, pending }) => ({
        id,
        type,
        reason,
        date: on,
        amount,
        balance: after,
        pending,
      }));
      const limit = loan && {
        creditId: loan.loanId,
        limit: loan.limit,
        spent: loan.spent,
        usable: loan.usable,
        reason: loan.unavailable ? keyOfRefusal(loan.unavailable.refusal) : null,
      };
      return { data: { balance, owed, operations: moves, loan: limit } };
    },
  }),
];
