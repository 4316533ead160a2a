import type { CESSION_EVENTS } from '../../../../schema/events/loan/cession.ts';
import { ZERO } from '../../../../schema/values/money.ts';
import type { Evolutions } from './evolution.ts';

export const CESSION: Evolutions<keyof typeof CESSION_EVENTS> = {
  CessionAgreed: {
    day: ({ agreedOn }) => agreedOn,
    change: (_, { data: { buyer, price, agreedOn, payBy } }, before) => ({
      request: { kind: 'CESSION', buyer, price, requestedOn: agreedOn, payBy, paid: ZERO },
      returnTo: before.status,
      // As with any later request: money for the lapsed one no longer completes it.
      lapsed: null,
    }),
  },
  LoanCeded: {
    day: ({ cededOn }) => cededOn,
    change: (_, { data: { buyer, price, cededOn } }, { request, standing }) => ({
      request: null,
      returnTo: null,
      ceded: { buyer, price, agreedOn: request?.requestedOn ?? cededOn, on: cededOn, standing },
    }),
  },
  CessionCancelled: { change: () => ({ request: null, returnTo: null }) },
};
