import { BORROWER, EVERYONE, type RoomPolicies } from '../policies.ts';

export const DOCUMENT_POLICIES = {
  'Query.checkDocument': EVERYONE,
  'Query.documents': BORROWER,
  'Mutation.confirmSignature': BORROWER,
  'Mutation.prepareDocument': BORROWER,
  'Mutation.requestCertificate': BORROWER,
  'Mutation.requestSignature': BORROWER,
} satisfies RoomPolicies;
