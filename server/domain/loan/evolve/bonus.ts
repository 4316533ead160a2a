import type { BONUS_EVENTS } from '../../../../schema/events/loan/bonus.ts';
import { add } from '../../../../schema/values/money.ts';
import { allocatedTotal } from '../allocation-facts.ts';
import type { Evolutions } from './evolution.ts';

export const BONUS: Evolutions<keyof typeof BONUS_EVENTS> = {
  BonusSpent: {
    day: ({ spentOn }) => spentOn,
    change: (loan, event) => ({
      facts: [...loan.facts, { on: event.data.spentOn, event }],
      paid: add(loan.paid, allocatedTotal(event.data.allocation)),
    }),
  },
};
