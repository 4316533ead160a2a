import { BORROWER, type RoomPolicies } from '../policies.ts';

export const LOAN_POLICIES = {
  'Query.balance': BORROWER,
  'Query.currentLoan': BORROWER,
  'Query.lastLoan': BORROWER,
  'Query.loan': BORROWER,
  'Query.myLoans': BORROWER,
  'Mutation.withdrawLoanRequest': BORROWER,
} satisfies RoomPolicies;
