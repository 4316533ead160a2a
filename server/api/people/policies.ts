import { BORROWER, EVERYONE, type RoomPolicies } from '../policies.ts';

export const PEOPLE_POLICIES = {
  'Query.consents': EVERYONE,
  'Query.profile': BORROWER,
  'Query.session': EVERYONE,
  'Query.staff': ['admin'],
  'Mutation.confirmPasswordRestore': EVERYONE,
  'Mutation.confirmRegistration': EVERYONE,
  'Mutation.requestPasswordCode': BORROWER,
  'Mutation.requestPasswordRestore': EVERYONE,
  'Mutation.requestRegistrationCode': EVERYONE,
  'Mutation.saveAddress': BORROWER,
  'Mutation.saveContacts': BORROWER,
  'Mutation.saveEmployment': BORROWER,
  'Mutation.savePersonalData': BORROWER,
  'Mutation.setLocale': EVERYONE,
  'Mutation.setPassword': BORROWER,
  'Mutation.signIn': EVERYONE,
  'Mutation.signOut': EVERYONE,
  'Mutation.submitIin': BORROWER,
  'Mutation.unlockStaff': ['admin'],
} satisfies RoomPolicies;
