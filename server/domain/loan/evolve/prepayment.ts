/** The money itself is a PaymentReceived (payment.ts). */
import type { PREPAYMENT_EVENTS } from '../../../../schema/events/loan/prepayment.ts';
import type { EndedPrepayment, IssuedLoan } from '../state.ts';
import type { Evolutions } from './evolution.ts';

export const PREPAYMENT: Evolutions<keyof typeof PREPAYMENT_EVENTS> = {
  PrepaymentRequested: {
    day: ({ requestedOn }) => requestedOn,
    change: (loan, event) => {
      const { kind, mode, amount, payBy, requestedOn, nextActionDate } = event.data;
      return {
        prepayment: { kind, mode, amount, requestedOn, payBy, signed: false },
        endedPrepayment: null,
        facts: [...loan.facts, { on: requestedOn, event }],
        standing: { ...loan.standing, nextActionDate },
      };
    },
  },
  PrepaymentSigned: {
    change: (loan, event) => {
      if (!loan.prepayment) return {};
      const on = loan.prepayment.requestedOn;
      return { prepayment: { ...loan.prepayment, signed: true }, facts: [...loan.facts, { on, event }] };
    },
  },
  PrepaymentAnnulled: {
    change: (loan, { data: { nextActionDate } }) => ({
      ...endPrepayment(loan, 'ANNULLED'),
      standing: { ...loan.standing, nextActionDate },
    }),
  },
};

export const endPrepayment = (
  { prepayment, endedPrepayment }: IssuedLoan,
  outcome: EndedPrepayment['outcome'],
): Partial<IssuedLoan> => ({
  prepayment: null,
  endedPrepayment: prepayment ? { ...prepayment, outcome } : endedPrepayment,
});
