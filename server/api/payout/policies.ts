import { BORROWER, type RoomPolicies } from '../policies.ts';

export const PAYOUT_POLICIES = {
  'Query.bankOf': BORROWER,
  'Query.cards': BORROWER,
  'Query.payoutOptions': BORROWER,
  'Query.postOffices': BORROWER,
  'Query.postRegions': BORROWER,
  'Mutation.completeCardRegistration': BORROWER,
  'Mutation.deleteCard': BORROWER,
  'Mutation.preparePayoutMethod': BORROWER,
  'Mutation.renameCard': BORROWER,
  'Mutation.setCardIban': BORROWER,
  'Mutation.startCardRegistration': BORROWER,
} satisfies RoomPolicies;
