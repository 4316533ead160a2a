/** How money of the borrower's balance changes the loan. */
import type { BALANCE_EVENTS } from '../../../../schema/events/loan/balance.ts';
import type { Evolutions } from './evolution.ts';
import { receivedOn } from './receipt.ts';
import { addToRequest } from './request.ts';

export const BALANCE: Evolutions<keyof typeof BALANCE_EVENTS> = {
  BalanceApplied: {
    day: ({ appliedOn }) => appliedOn,
    change: (life, event) => ({
      ...receivedOn(life, event, event.data.appliedOn),
      request: addToRequest(life.request, event.data.amount),
    }),
  },
};
