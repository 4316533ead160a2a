import type { WAIVE_PENALTY_EVENTS } from '../../../../schema/events/loan/waive-penalty.ts';
import type { Evolutions } from './evolution.ts';

export const WAIVE_PENALTY: Evolutions<keyof typeof WAIVE_PENALTY_EVENTS> = {
  PenaltyWaived: {
    day: ({ standing }) => standing.accruedThrough,
    change: (loan, event) => ({ facts: [...loan.facts, { on: event.data.standing.accruedThrough, event }] }),
  },
};
