/** The list of messages in /json, which marks, and the choice of channel, hour and days (R105, R162). */
import { z } from 'zod';
import { NoticeChoice, Notices } from '../../../schema/rest/answers/papers.ts';
import { NoticeChoiceBody, ReadNoticesBody } from '../../../schema/rest/notice.ts';
import type { ShownChoice } from '../../use-cases/notice/notice.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';
import type { NoticeApiDeps } from './notice.ts';

/** The stored row has more fields. */
const shapeChoice = ({ channel, hour, days, email, push }: ShownChoice) => ({ channel, hour, days, email, push });

export const noticeRoutes = ({ noticeList }: NoticeApiDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/experiment/notifications',
    summary: 'Lists the messages to the borrower, newest first, and counts the unread ones',
    policy: BORROWER,
    answer: { data: Notices },
    async handle({ context }) {
      const borrowerId = borrowerOf(context);
      const found = await noticeList.list(borrowerId, context.locale);
      const notifications = found.map(({ id, category, title, text, loanId, sentAt, read }) => ({
        id,
        category: category.toLowerCase(),
        title,
        text,
        creditId: loanId,
        date: sentAt,
        read,
      }));
      return { data: { notifications, unreadCount: await noticeList.unread(borrowerId) } };
    },
  }),
  route({
    method: 'POST',
    path: '/json/experiment/notification/read-status',
    summary: 'Marks messages as read',
    policy: BORROWER,
    answer: { data: z.strictObject({ unreadCount: z.int() }) },
    body: ReadNoticesBody,
    handle: async ({ body, context }) => ({
      data: { unreadCount: await noticeList.markRead(borrowerOf(context), body.ids) },
    }),
  }),
  route({
    method: 'GET',
    path: '/json/experiment/notification/settings',
    summary: 'Returns the channel, hour and days of reminders',
    policy: BORROWER,
    answer: { data: NoticeChoice },
    handle: async ({ context }) => ({ data: shapeChoice(await noticeList.choice(borrowerOf(context))) }),
  }),
  route({
    method: 'POST',
    path: '/json/experiment/notification/settings',
    summary: 'Chooses the channel, hour and days of reminders; without days they stay',
    policy: BORROWER,
    answer: { data: NoticeChoice },
    body: NoticeChoiceBody,
    async handle({ body, context }) {
      const answer = await noticeList.choose(borrowerOf(context), body);
      return 'refusal' in answer ? refusal(answer) : { data: shapeChoice(answer.choice) };
    },
  }),
];
