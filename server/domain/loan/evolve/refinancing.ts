import type { REFINANCING_EVENTS } from '../../../../schema/events/loan/refinancing.ts';
import { subtract, ZERO } from '../../../../schema/values/money.ts';
import type { Evolutions } from './evolution.ts';
import { addOffer, clearRequest, endRequest, markSigned, openRequest } from './request.ts';
import { openLoan } from './stages.ts';

export const REFINANCING: Evolutions<keyof typeof REFINANCING_EVENTS> = {
  RefinancingRequested: {
    day: ({ requestedOn }) => requestedOn,
    change: (_, { data: { status: __, ...request } }, before) =>
      openRequest({ kind: 'REFINANCING', ...request, paid: ZERO, offer: null, signed: false }, before),
  },
  RefinancingOffered: { change: addOffer },
  RefinancingOfferSigned: { change: markSigned },
  LoanRefinanced: {
    change: (_, { data: { newLoanId, refinancedOn, price } }, { request }) => {
      const offerNumber = request?.kind === 'REFINANCING' ? request.offerNumber : null;
      const amount = subtract(price.total, price.overpayment);
      const movedTo = { loanId: newLoanId, offerNumber, amount, on: refinancedOn };
      return { ...clearRequest(), movedTo, closedOn: refinancedOn };
    },
  },
  LoanIssuedByRefinancing: openLoan,
  RefinancingAnnulled: { change: endRequest },
};
