import { BORROWER, type RoomPolicies } from '../policies.ts';

export const BONUS_POLICIES = {
  'Query.bonusAccount': BORROWER,
  'Mutation.spendBonus': BORROWER,
} satisfies RoomPolicies;
