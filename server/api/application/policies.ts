import { BORROWER, EVERYONE, type RoomPolicies } from '../policies.ts';

export const APPLICATION_POLICIES = {
  'Query.biometry': BORROWER,
  'Query.canGetCredit': BORROWER,
  'Query.edsState': BORROWER,
  'Query.insuranceOffer': BORROWER,
  'Query.products': EVERYONE,
  'Query.quote': EVERYONE,
  'Query.uploadedStatements': BORROWER,
  'Mutation.acceptAlternative': BORROWER,
  'Mutation.answerInsurance': BORROWER,
  'Mutation.apply': BORROWER,
  'Mutation.cancelApplication': BORROWER,
  'Mutation.cancelBiometryWait': BORROWER,
  'Mutation.cancelIssuanceConsent': BORROWER,
  'Mutation.cancelStatementUpload': BORROWER,
  'Mutation.changeApplication': BORROWER,
  'Mutation.requestEds': BORROWER,
  'Mutation.startBiometry': BORROWER,
  'Mutation.submitFace': BORROWER,
  'Mutation.submitRevision': BORROWER,
} satisfies RoomPolicies;
