import { BORROWER, type RoomPolicies } from '../policies.ts';

export const DOCUMENT_POLICIES = {
  'Query.documents': BORROWER,
  'Mutation.confirmSignature': BORROWER,
  'Mutation.prepareDocument': BORROWER,
  'Mutation.requestSignature': BORROWER,
} satisfies RoomPolicies;
