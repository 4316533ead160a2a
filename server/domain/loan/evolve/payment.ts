/** How payments, their reversal and a correction by an earlier day change the loan. */

import type { Posting, Standing } from '../../../../schema/events/figures.ts';
import type { PAYMENT_EVENTS } from '../../../../schema/events/loan/payment.ts';
import { add, most, subtract, ZERO } from '../../../../schema/values/money.ts';
import { noticeReached } from '../../money/standing.ts';
import { paidAnew } from '../allocation-facts.ts';
import type { Life } from '../state.ts';
import type { Evolutions } from './evolution.ts';
import { reallocated, receiptId, receivedOn } from './receipt.ts';
import { openAgain, paidAfterAll, paidFor, revives } from './request.ts';

export const PAYMENT: Evolutions<keyof typeof PAYMENT_EVENTS> = {
  PaymentReceived: {
    day: ({ paidOn }) => paidOn,
    change: (life, event) => ({
      ...receivedOn(life, event, event.data.paidOn),
      request: paidFor(life.request, event.data.amount),
      lapsed: paidAfterAll(life.lapsed, event.data),
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
        facts: reallocated(others, data.reallocated),
        reversed: [...life.reversed, paymentId],
        restructured: waivedLess(life.restructured, postings),
        paid: add(subtract(life.paid, amount), paidAnew(data)),
        surplus: add(life.surplus, surplus),
        noticedDay: noticedStill(before, life.standing),
      };
    },
  },
  BackdatingAdjusted: {
    change: (life, { data }) => ({
      facts: reallocated(life.facts, data.reallocated),
      paid: add(life.paid, paidAnew(data)),
      surplus: add(life.surplus, data.surplus),
      noticedDay: noticeReached(life.standing.overdueSince, life.lastDay),
      ...(revives(data.status) ? openAgain(life) : {}),
    }),
  },
};

/** After a reversal only those notices count that were sent for the very overdue that stands now; the others are still owed. */
export const noticedStill = (before: Life, after: Standing): number =>
  before.standing.overdueSince === after.overdueSince ? before.noticedDay : 0;

/** Penalty is owed again where the first payment that it was waived for has been taken back. */
function waivedLess(restructured: Life['restructured'], postings: readonly Posting[]): Life['restructured'] {
  const change = add(...postings.flatMap(({ account, amount }) => (account === 'waived' ? [amount] : [])));
  return restructured && { ...restructured, waived: most(ZERO, add(restructured.waived, change)) };
}
