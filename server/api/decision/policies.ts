import { BORROWER, type RoomPolicies } from '../policies.ts';

export const DECISION_POLICIES = {
  'Query.decision': BORROWER,
} satisfies RoomPolicies;
