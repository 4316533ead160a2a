import type { CLOSING_EVENTS } from '../../../../schema/events/loan/closing.ts';
import type { Evolutions } from './evolution.ts';
import { clearRequest } from './request.ts';

export const CLOSING: Evolutions<keyof typeof CLOSING_EVENTS> = {
  LoanClosing: { change: clearRequest },
  LoanClosed: { change: (_, { data: { closedOn } }) => ({ closedOn }) },
};
