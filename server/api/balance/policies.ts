import { BORROWER, OFFICE, type RoomPolicies } from '../policies.ts';

export const BALANCE_POLICIES = {
  'Query.balanceAccount': BORROWER,
  'Query.balanceRefunds': OFFICE,
  'Mutation.answerBalanceRefund': OFFICE,
  'Mutation.askBalanceBack': BORROWER,
  'Mutation.recallBalanceRefund': OFFICE,
  'Mutation.useBalance': BORROWER,
  'Mutation.withdrawBalanceRefund': BORROWER,
} satisfies RoomPolicies;
