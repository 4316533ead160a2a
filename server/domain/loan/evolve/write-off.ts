import type { WRITE_OFF_EVENTS } from '../../../../schema/events/loan/write-off.ts';
import type { Evolutions } from './evolution.ts';

export const WRITE_OFF: Evolutions<keyof typeof WRITE_OFF_EVENTS> = {
  WrittenOff: {
    day: ({ standing }) => standing.accruedThrough,
    change: (_, { data: { amount } }) => ({ writtenOff: amount }),
  },
};
