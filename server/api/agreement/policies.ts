import { BORROWER, type RoomPolicies } from '../policies.ts';

export const AGREEMENT_POLICIES = {
  'Query.loanWays': BORROWER,
  'Query.prepaymentEconomy': BORROWER,
  'Query.prepaymentQuote': BORROWER,
  'Query.prolongation': BORROWER,
  'Query.refinancing': BORROWER,
  'Query.restructuring': BORROWER,
  'Mutation.requestPrepayment': BORROWER,
  'Mutation.requestProlongation': BORROWER,
  'Mutation.requestRefinancing': BORROWER,
  'Mutation.requestRestructuring': BORROWER,
} satisfies RoomPolicies;
