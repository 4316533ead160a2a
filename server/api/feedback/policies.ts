import { BORROWER, type RoomPolicies } from '../policies.ts';

export const FEEDBACK_POLICIES = {
  'Query.feedbackSummary': ['support', 'analyst'],
  'Query.npsDue': BORROWER,
  'Query.review': BORROWER,
  'Mutation.answerNps': BORROWER,
  'Mutation.leaveReview': BORROWER,
  'Mutation.skipNps': BORROWER,
} satisfies RoomPolicies;
