/** A notice records which was the last and when the end of day looks again. */
import type { NOTICE_EVENTS } from '../../../../schema/events/loan/notice.ts';
import { addDays } from '../../../../schema/values/local-date.ts';
import type { Evolutions } from './evolution.ts';

export const NOTICE: Evolutions<keyof typeof NOTICE_EVENTS> = {
  NoticeIssued: {
    day: ({ overdueSince, overdueDays }) => addDays(overdueSince, overdueDays - 1),
    change: (loan, { data: { notice, overdueDays, nextActionDate, buyer } }) => {
      const standing = { ...loan.standing, nextActionDate };
      if (notice === 'NOTIFICATION_BEFORE_CESSION') {
        return { cessionNotice: { on: loan.lastDay, buyer: buyer ?? '' }, standing };
      }
      return notice === 'NOTIFICATION_AFTER_CESSION' ? { standing } : { noticedDay: overdueDays, standing };
    },
  },
};
