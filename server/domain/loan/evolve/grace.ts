import type { GRACE_EVENTS } from '../../../../schema/events/loan/grace.ts';
import type { Evolutions } from './evolution.ts';

export const GRACE: Evolutions<keyof typeof GRACE_EVENTS> = {
  GraceDayGranted: { day: ({ standing }) => standing.accruedThrough },
  GraceGranted: {
    day: ({ grantedOn }) => grantedOn,
    change: (loan, event) => ({ facts: [...loan.facts, { on: event.data.grantedOn, event }] }),
  },
  GraceExpired: { day: ({ overdueSince }) => overdueSince },
};
