import type { BALANCE_EVENTS } from '../../../../schema/events/loan/balance.ts';
import type { Evolutions } from './evolution.ts';
import { receivedOn } from './receipt.ts';
import { addToRequest } from './request.ts';

export const BALANCE: Evolutions<keyof typeof BALANCE_EVENTS> = {
  BalanceApplied: {
    day: ({ appliedOn }) => appliedOn,
    change: (loan, event) => ({
      ...receivedOn(loan, event, event.data.appliedOn),
      request: addToRequest(loan.request, event.data.amount),
    }),
  },
};
