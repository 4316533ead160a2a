/** /json/account/all: what the borrower has with us. */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { BORROWER } from '../policies.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { type RestRoute, route } from './route.ts';
import { inTenge } from './shape-credit.ts';

export type AccountRestDeps = { balance: (borrowerId: BorrowerId) => Promise<Tiyn> };

export const accountRoutes = ({ balance }: AccountRestDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/account/all',
    summary: '7 Account: the prepaid balance, tenge',
    policy: BORROWER,
    handle: async ({ context }) => ({
      data: [{ type: 'BALANCE', balance: inTenge(await balance(borrowerOf(context))), currency: 'KZT' }],
    }),
  }),
];
