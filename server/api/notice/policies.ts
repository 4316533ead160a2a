import { BORROWER, type RoomPolicies } from '../policies.ts';

export const NOTICE_POLICIES = {
  'Query.noticeChoice': BORROWER,
  'Query.notices': BORROWER,
  'Query.unreadNotices': BORROWER,
  'Mutation.chooseNotices': BORROWER,
  'Mutation.readNotices': BORROWER,
} satisfies RoomPolicies;
