import type { PROLONGATION_EVENTS } from '../../../../schema/events/loan/prolongation.ts';
import { ZERO } from '../../../../schema/values/money.ts';
import { withAgreedRate } from '../../money/contract.ts';
import type { Evolutions } from './evolution.ts';
import { addOffer, clearRequest, endRequest, markSigned, openRequest } from './request.ts';

export const PROLONGATION: Evolutions<keyof typeof PROLONGATION_EVENTS> = {
  ProlongationRequested: {
    day: ({ requestedOn }) => requestedOn,
    change: (_, { data: { days, requestedOn, payBy } }, before) =>
      openRequest({ kind: 'PROLONGATION', days, requestedOn, payBy, paid: ZERO, offer: null, signed: false }, before),
  },
  ProlongationOffered: { change: addOffer },
  ProlongationOfferSigned: { change: markSigned },
  LoanProlonged: {
    day: ({ prolongedOn }) => prolongedOn,
    change: (loan, event) => ({
      ...clearRequest(),
      application: { ...loan.application, price: event.data.price },
      contract: withAgreedRate(loan.contract, event.data.price),
      prolongations: loan.prolongations + 1,
      facts: [...loan.facts, { on: event.data.prolongedOn, event }],
    }),
  },
  ProlongationAnnulled: { change: endRequest },
};
