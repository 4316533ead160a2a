/** The borrower's list of messages, and how and when he wants to be reminded (R162, R163). */

import { NOTICE_KINDS, type NoticeCategory } from '../../../schema/reference/notice-kinds.ts';
import { REMINDER_DAYS, REMINDER_HOURS, USUAL_REMINDERS } from '../../../schema/reference/notice-times.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { Borrowers, Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NoticeChoice, Notices } from '../../ports/notices.ts';
import type { PushSubscriptions } from '../../ports/push.ts';
import { shownWords } from './notice-words.ts';

export type NoticeListDeps = {
  notices: Notices;
  borrowers: Pick<Borrowers, 'find'>;
  pushSubscriptions: Pick<PushSubscriptions, 'of'>;
  clock: Pick<Clock, 'businessNow'>;
};

/** `id` is the key of the message. */
export type ShownNotice = {
  readonly id: string;
  readonly category: NoticeCategory;
  readonly title: string;
  readonly text: string;
  readonly loanId: LoanId | null;
  readonly sentAt: Instant;
  readonly read: boolean;
};
/** Whether an address is known and a browser has subscribed, without which there is no mail and no push. */
export type ShownChoice = NoticeChoice & { readonly email: boolean; readonly push: boolean };
/** Without `days` those that hold now stay: older clients do not know them. */
export type WishedChoice = Pick<NoticeChoice, 'channel' | 'hour'> & {
  readonly days?: NoticeChoice['days'] | null | undefined;
};

/** Our choice: nobody scrolls further, and papers about older matters are among the documents. */
const SHOWN = 100;

export type NoticeList = ReturnType<typeof makeNoticeList>;

export const makeNoticeList = (deps: NoticeListDeps) => {
  const choice = async (borrowerId: BorrowerId): Promise<ShownChoice> => {
    const chosen = await deps.notices.choice(borrowerId);
    const email = Boolean((await deps.borrowers.find(borrowerId))?.email);
    const push = (await deps.pushSubscriptions.of(borrowerId)).length > 0;
    return { ...(chosen ?? USUAL_REMINDERS), email, push };
  };
  return {
    unread: (borrowerId: BorrowerId) => deps.notices.unread(borrowerId),
    choice,

    /** The newest first, in the language of the page. */
    async list(borrowerId: BorrowerId, locale: Locale): Promise<readonly ShownNotice[]> {
      const found = await deps.notices.of(borrowerId, SHOWN);
      return found.map(({ key, kind, facts, loanId, sentAt, read }) => {
        const words = shownWords(kind, locale, facts);
        return { id: key, category: NOTICE_KINDS[kind], ...words, loanId, sentAt, read };
      });
    },

    async markRead(borrowerId: BorrowerId, ids: readonly string[]): Promise<number> {
      await deps.notices.markRead(borrowerId, ids.slice(0, SHOWN), await deps.clock.businessNow());
      return deps.notices.unread(borrowerId);
    },

    /** Refusals: FIELD_INVALID, also for mail without an address, for push without a browser and for no day at all. */
    async choose(borrowerId: BorrowerId, wish: WishedChoice) {
      const { first, last } = REMINDER_HOURS;
      if (!Number.isInteger(wish.hour) || wish.hour < first || wish.hour > last)
        return refuse('FIELD_INVALID', { field: 'hour' });
      if (wish.channel === 'EMAIL' && !(await deps.borrowers.find(borrowerId))?.email)
        return refuse('FIELD_INVALID', { field: 'channel' });
      if (wish.channel === 'PUSH' && (await deps.pushSubscriptions.of(borrowerId)).length === 0)
        return refuse('FIELD_INVALID', { field: 'channel' });
      const wished = new Set<number>(wish.days ?? (await choice(borrowerId)).days);
      const days = REMINDER_DAYS.offered.filter((one) => wished.has(one));
      if (days.length === 0 || days.length < wished.size) return refuse('FIELD_INVALID', { field: 'days' });
      await deps.notices.choose(borrowerId, { channel: wish.channel, hour: wish.hour, days });
      return { choice: await choice(borrowerId) };
    },
  };
};
