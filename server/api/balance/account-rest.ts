/** /json/account: balance and bonuses, topping up the balance, spending bonuses. */
import { z } from 'zod';
import { Account, PaymentPage } from '../../../schema/rest/answers/papers.ts';
import { Tenge } from '../../../schema/rest/answers/shape.ts';
import { BalancePaymentBody, SpendBonusBody } from '../../../schema/rest/money.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { negate, type Tiyn } from '../../../schema/values/money.ts';
import type { BalanceAccount } from '../../use-cases/balance/balance-account.ts';
import type { Bonus } from '../../use-cases/bonus/bonus.ts';
import type { PaymentUseCases } from '../../use-cases/payment/payment.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';

export type AccountRestDeps = {
  balance: Pick<BalanceAccount, 'show'>;
  bonus: Pick<Bonus, 'show' | 'spend'>;
  payments: Pick<PaymentUseCases, 'start'>;
};

export const accountRoutes = ({ balance, bonus, payments }: AccountRestDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/account/all',
    summary: 'Returns the prepaid balance and the bonuses in tenge, with their operations',
    policy: BORROWER,
    answer: { data: z.array(Account) },
    handle: async ({ context }) => {
      const borrowerId = borrowerOf(context);
      const [account, bonuses] = await Promise.all([balance.show(borrowerId), bonus.show(borrowerId)]);
      const operation = (one: { on: LocalDate; amount: Tiyn; income: boolean }) => ({
        type: one.income ? ('INCOME' as const) : ('OUTGOING' as const),
        date: one.on,
        amount: one.amount,
      });
      const moves = account.moves.map(({ on, amount }) =>
        operation({ on, amount: amount < 0n ? negate(amount) : amount, income: amount > 0n }),
      );
      const earned = bonuses.operations.map(({ on, amount, type }) =>
        operation({ on, amount, income: type === 'INCOME' }),
      );
      return {
        data: [
          { type: 'BALANCE' as const, balance: account.balance, currency: 'KZT' as const, operations: moves },
          { type: 'BONUS' as const, balance: bonuses.balance, currency: 'BONUS' as const, operations: earned },
        ],
      };
    },
  }),
  route({
    method: 'POST',
    path: '/json/account/registerBalancePayment',
    summary: "Tops the balance up; `data.value` is the processor's page",
    policy: BORROWER,
    answer: { data: PaymentPage },
    body: BalancePaymentBody,
    handle: async ({ body, context }) => {
      const started = await payments.start(callerOf(context), {
        borrowerId: borrowerOf(context),
        loanId: null,
        amount: body.balanceAmount,
        confirmed: body.confirmed,
        locale: context.locale,
      });
      if ('refusal' in started) return refusal(started);
      const { id, redirectUrl } = started.payment.intent;
      return { data: { value: redirectUrl, paymentId: id } };
    },
  }),
  route({
    method: 'POST',
    path: '/json/account/spendBonus',
    summary: 'Pays interest of the open loan with bonuses',
    policy: BORROWER,
    answer: { data: z.strictObject({ spent: Tenge }) },
    body: SpendBonusBody,
    handle: async ({ body, context }) => {
      const wish = { borrowerId: borrowerOf(context), loanId: body.creditId, amount: body.amount };
      const outcome = await bonus.spend(callerOf(context), wish);
      if ('refusal' in outcome) return refusal(outcome);
      return { data: { spent: outcome.spent } };
    },
  }),
];
