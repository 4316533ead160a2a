import type { DISPUTE_EVENTS } from '../../../../schema/events/loan/dispute.ts';
import { noticeReached } from '../../money/balances.ts';
import type { Evolutions } from './evolution.ts';
import { endPrepayment } from './prepayment.ts';

export const DISPUTE: Evolutions<keyof typeof DISPUTE_EVENTS> = {
  LoanDisputed: {
    day: ({ disputedOn }) => disputedOn,
    change: (loan, { data: { disputedOn, reason, nextActionDate } }) => ({
      dispute: { on: disputedOn, reason, state: 'OPEN', decidedOn: null },
      standing: { ...loan.standing, nextActionDate },
    }),
  },
  DisputeDismissed: {
    day: ({ decidedOn }) => decidedOn,
    change: (loan, { data: { decidedOn, nextActionDate } }) => ({
      dispute: loan.dispute && { ...loan.dispute, state: 'DISMISSED', decidedOn },
      noticedDay: Math.max(loan.noticedDay, noticeReached(loan.standing.overdueSince, decidedOn)),
      standing: { ...loan.standing, nextActionDate },
    }),
  },
  DisputeUpheld: {
    day: ({ decidedOn }) => decidedOn,
    change: (loan, { data: { decidedOn } }) => ({
      dispute: loan.dispute && { ...loan.dispute, state: 'UPHELD', decidedOn },
      ...(loan.prepayment ? endPrepayment(loan, 'ANNULLED') : {}),
    }),
  },
};
