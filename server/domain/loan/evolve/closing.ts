/** How a loan paid to zero ends. */
import type { CLOSING_EVENTS } from '../../../../schema/events/loan/closing.ts';
import type { Evolutions } from './evolution.ts';
import { completed } from './request.ts';

export const CLOSING: Evolutions<keyof typeof CLOSING_EVENTS> = {
  LoanClosing: { change: completed },
  LoanClosed: { change: (_, { data: { closedOn } }) => ({ closedOn }) },
};
