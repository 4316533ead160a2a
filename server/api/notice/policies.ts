import { BORROWER, type RoomPolicies } from '../policies.ts';

export const NOTICE_POLICIES = {
  'Query.noticeChoice': BORROWER,
  'Query.notices': BORROWER,
  'Query.push': BORROWER,
  'Query.unreadNotices': BORROWER,
  'Mutation.chooseNotices': BORROWER,
  'Mutation.readNotices': BORROWER,
  'Mutation.subscribePush': BORROWER,
  'Mutation.unsubscribePush': BORROWER,
} satisfies RoomPolicies;
