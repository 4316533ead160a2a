import type { RESTRUCTURING_EVENTS } from '../../../../schema/events/loan/restructuring.ts';
import { ZERO } from '../../../../schema/values/money.ts';
import { restructuredContract } from '../../money/contract.ts';
import type { Evolutions } from './evolution.ts';
import { clearRequest, endRequest, markSigned, openRequest } from './request.ts';

export const RESTRUCTURING: Evolutions<keyof typeof RESTRUCTURING_EVENTS> = {
  RestructuringRequested: {
    day: ({ requestedOn }) => requestedOn,
    change: (_, { data }, before) => {
      const { months, courtDecidedOn, standsUntil, firstPayment, price, capitalised, waived } = data;
      const plan = { months, courtDecidedOn, standsUntil, firstPayment, price, capitalised, waived };
      const { requestedOn, payBy } = data;
      return openRequest({ kind: 'RESTRUCTURING', ...plan, requestedOn, payBy, paid: ZERO, signed: false }, before);
    },
  },
  RestructuringOfferSigned: { change: markSigned },
  LoanRestructured: {
    day: ({ restructuredOn }) => restructuredOn,
    change: (loan, event) => {
      const { price, restructuredOn, capitalised, waived } = event.data;
      return {
        ...clearRequest(),
        application: { ...loan.application, price },
        contract: restructuredContract(loan.contract, price),
        restructured: { on: restructuredOn, months: price.rows.length, capitalised, waived },
        noticedDay: 0,
        facts: [...loan.facts, { on: restructuredOn, event }],
      };
    },
  },
  RestructuringAnnulled: { change: endRequest },
  RestructuringDefaulted: { day: ({ overdueSince }) => overdueSince },
};
