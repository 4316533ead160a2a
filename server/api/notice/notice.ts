import type { NoticeList } from '../../use-cases/notice/notice.ts';
import type { PushRoom } from '../../use-cases/notice/push.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';

export type NoticeApiDeps = { noticeList: NoticeList; pushRoom: PushRoom };

export const noticeResolvers = ({ noticeList }: NoticeApiDeps): Resolvers => ({
  Query: {
    notices: async (_, _args, context) => [...(await noticeList.list(borrowerOf(context), context.locale))],
    unreadNotices: (_, _args, context) => noticeList.unread(borrowerOf(context)),
    noticeChoice: (_, _args, context) => noticeList.choice(borrowerOf(context)),
  },
  Mutation: {
    readNotices: async (_, { ids }, context) => ({
      unread: await noticeList.markRead(borrowerOf(context), ids),
      errors: [],
    }),
    chooseNotices: async (_, wish, context) => {
      const answer = await noticeList.choose(borrowerOf(context), wish);
      return 'refusal' in answer
        ? { choice: null, errors: userErrors([answer], context.locale) }
        : { choice: answer.choice, errors: [] };
    },
  },
});
