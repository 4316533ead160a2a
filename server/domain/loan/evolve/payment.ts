import type { Balances, Posting } from '../../../../schema/events/figures.ts';
import type { PAYMENT_EVENTS } from '../../../../schema/events/loan/payment.ts';
import { add, most, subtract, ZERO } from '../../../../schema/values/money.ts';
import { noticeReached } from '../../money/balances.ts';
import { paidByCorrection } from '../allocation-facts.ts';
import type { IssuedLoan } from '../state.ts';
import type { Evolutions } from './evolution.ts';
import { reallocate, receiptId, receivedOn } from './receipt.ts';
import { addToLapsed, addToRequest, reopenRequest, reopensRequest } from './request.ts';

export const PAYMENT: Evolutions<keyof typeof PAYMENT_EVENTS> = {
  PaymentReceived: {
    day: ({ paidOn }) => paidOn,
    change: (loan, event) => ({
      ...receivedOn(loan, event, event.data.paidOn),
      request: addToRequest(loan.request, event.data.amount),
      lapsed: addToLapsed(loan.lapsed, event.data),
    }),
  },
  PaymentReversed: {
    day: ({ reversedOn }) => reversedOn,
    change: (loan, { data }, before) => {
      const { paymentId, amount, postings, surplus } = data;
      const others = loan.facts.filter(
        ({ event }) => event.type !== 'PaymentReceived' || receiptId(event) !== paymentId,
      );
      return {
        facts: reallocate(others, data.reallocated),
        // As an open request ends with a reversal: its figures, and what was paid for it, no longer hold.
        lapsed: null,
        reversed: [...loan.reversed, paymentId],
        restructured: waivedLess(loan.restructured, postings),
        paid: add(subtract(loan.paid, amount), paidByCorrection(data)),
        surplus: add(loan.surplus, surplus),
        noticedDay: noticedDayAfterReversal(before, loan.standing),
      };
    },
  },
  BackdatingAdjusted: {
    change: (loan, { data }) => ({
      facts: reallocate(loan.facts, data.reallocated),
      paid: add(loan.paid, paidByCorrection(data)),
      surplus: add(loan.surplus, data.surplus),
      noticedDay: noticeReached(loan.standing.overdueSince, loan.lastDay),
      ...(reopensRequest(data.status) ? reopenRequest(loan) : {}),
    }),
  },
};

/** After a reversal only notices of the overdue that still stands count; the others are owed again. */
export const noticedDayAfterReversal = (before: IssuedLoan, after: Balances): number =>
  before.standing.overdueSince === after.overdueSince ? before.noticedDay : 0;

/** A reversed first payment of a restructuring makes the waived penalty owed again. */
function waivedLess(
  restructured: IssuedLoan['restructured'],
  postings: readonly Posting[],
): IssuedLoan['restructured'] {
  const change = add(...postings.flatMap(({ account, amount }) => (account === 'waived' ? [amount] : [])));
  return restructured && { ...restructured, waived: most(ZERO, add(restructured.waived, change)) };
}
