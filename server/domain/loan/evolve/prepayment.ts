/** How the facts of a prepayment change the loan. The money itself is a PaymentReceived (payment.ts). */
import type { PREPAYMENT_EVENTS } from '../../../../schema/events/loan/prepayment.ts';
import type { EndedPrepayment, IssuedLoan } from '../state.ts';
import type { Evolutions } from './evolution.ts';

export const PREPAYMENT: Evolutions<keyof typeof PREPAYMENT_EVENTS> = {
  PrepaymentRequested: {
    day: ({ requestedOn }) => requestedOn,
    change: (life, event) => {
      const { kind, mode, amount, payBy, requestedOn, nextActionDate } = event.data;
      return {
        prepayment: { kind, mode, amount, requestedOn, payBy, signed: false },
        endedPrepayment: null,
        facts: [...life.facts, { on: requestedOn, event }],
        standing: { ...life.standing, nextActionDate },
      };
    },
  },
  PrepaymentSigned: {
    change: (life, event) => {
      if (!life.prepayment) return {};
      const on = life.prepayment.requestedOn;
      return { prepayment: { ...life.prepayment, signed: true }, facts: [...life.facts, { on, event }] };
    },
  },
  PrepaymentAnnulled: {
    change: (life, { data: { nextActionDate } }) => ({
      ...endPrepayment(life, 'ANNULLED'),
      standing: { ...life.standing, nextActionDate },
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
