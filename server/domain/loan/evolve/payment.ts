/** How payments, their reversal and a correction by an earlier day change the loan. */

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
    change: (life, event) => ({
      ...receivedOn(life, event, event.data.paidOn),
      request: addToRequest(life.request, event.data.amount),
      lapsed: addToLapsed(life.lapsed, event.data),
    }),
  },
  PaymentReversed: {
    day: ({ reversedOn }) => reversedOn,
    change: (life, { data }, before) => {
      const { paymentId, amount, postings, surplus } = data;
      const others = life.facts.filter(
        ({ event }) => event.type !== 'PaymentReceived' || receiptId(event) !== paymentId,
      );
      return {
        facts: reallocate(others, data.reallocated),
        reversed: [...life.reversed, paymentId],
        restructured: waivedLess(life.restructured, postings),
        paid: add(subtract(life.paid, amount), paidByCorrection(data)),
        surplus: add(life.surplus, surplus),
        noticedDay: noticedDayAfterReversal(before, life.standing),
      };
    },
  },
  BackdatingAdjusted: {
    change: (life, { data }) => ({
      facts: reallocate(life.facts, data.reallocated),
      paid: add(life.paid, paidByCorrection(data)),
      surplus: add(life.surplus, data.surplus),
      noticedDay: noticeReached(life.standing.overdueSince, life.lastDay),
      ...(reopensRequest(data.status) ? reopenRequest(life) : {}),
    }),
  },
};

/** After a reversal only those notices count that were sent for the very overdue that stands now; the others are still owed. */
export const noticedDayAfterReversal = (before: IssuedLoan, after: Balances): number =>
  before.standing.overdueSince === after.overdueSince ? before.noticedDay : 0;

/** Penalty is owed again where the first payment that it was waived for has been taken back. */
function waivedLess(
  restructured: IssuedLoan['restructured'],
  postings: readonly Posting[],
): IssuedLoan['restructured'] {
  const change = add(...postings.flatMap(({ account, amount }) => (account === 'waived' ? [amount] : [])));
  return restructured && { ...restructured, waived: most(ZERO, add(restructured.waived, change)) };
}
