/**
 * Who may ask what. Deny by default: a field or route without a row here does not start (a test enumerates both).
 * `borrower` rows mean the caller's own data: the use-case looks ids up by owner, so a foreign id is NOT_FOUND.
 */
import type { Role } from '../../schema/events/envelope.ts';

export type Policy = readonly Role[];

export const EVERYONE = [
  'anonymous',
  'borrower',
  'entrepreneur',
  'support',
  'verifier',
  'analyst',
  'auditor',
  'admin',
] as const;
export const BORROWER = ['borrower', 'entrepreneur'] as const;
const REVIEW = ['verifier', 'support'] as const;

/** Root fields. Fields of a type are reachable only through a root field, and nested loans only through their owner. */
export const FIELD_POLICIES: Readonly<Record<string, Policy>> = {
  'Query.session': EVERYONE,
  'Query.consents': EVERYONE,
  'Query.products': EVERYONE,
  'Query.quote': EVERYONE,
  'Query.profile': BORROWER,
  'Query.canGetCredit': BORROWER,
  'Query.documents': BORROWER,
  'Query.payoutOptions': BORROWER,
  'Query.postOffices': BORROWER,
  'Query.bankOf': BORROWER,
  'Query.cards': BORROWER,
  'Query.biometry': BORROWER,
  'Query.decision': BORROWER,
  'Query.loan': BORROWER,
  'Query.currentLoan': BORROWER,
  'Query.lastLoan': BORROWER,
  'Query.myLoans': BORROWER,
  'Query.balance': BORROWER,
  'Query.payment': BORROWER,
  'Query.prepaymentQuote': BORROWER,
  'Query.prepaymentEconomy': BORROWER,
  'Query.officeQueue': REVIEW,
  'Query.stuckTasks': REVIEW,
  'Query.loanEvents': ['auditor'],
  'Query.loanAsOf': ['auditor'],
  'Query.verifyStream': ['auditor'],
  'Query.trialBalance': ['auditor'],
  'Query.portfolio': ['analyst', 'auditor'],
  'Query.loans': ['analyst', 'auditor'],

  'Mutation.signIn': EVERYONE,
  'Mutation.signOut': EVERYONE,
  'Mutation.setLocale': EVERYONE,
  'Mutation.requestPasswordRestore': EVERYONE,
  'Mutation.confirmPasswordRestore': EVERYONE,
  'Mutation.requestRegistrationCode': EVERYONE,
  'Mutation.confirmRegistration': EVERYONE,
  'Mutation.setPassword': BORROWER,
  'Mutation.submitIin': BORROWER,
  'Mutation.savePersonalData': BORROWER,
  'Mutation.saveAddress': BORROWER,
  'Mutation.saveEmployment': BORROWER,
  'Mutation.saveContacts': BORROWER,
  'Mutation.apply': BORROWER,
  'Mutation.changeApplication': BORROWER,
  'Mutation.cancelApplication': BORROWER,
  'Mutation.acceptAlternative': BORROWER,
  'Mutation.submitRevision': BORROWER,
  'Mutation.prepareDocument': BORROWER,
  'Mutation.requestSignature': BORROWER,
  'Mutation.confirmSignature': BORROWER,
  'Mutation.preparePayoutMethod': BORROWER,
  'Mutation.startCardRegistration': BORROWER,
  'Mutation.completeCardRegistration': BORROWER,
  'Mutation.deleteCard': BORROWER,
  'Mutation.startBiometry': BORROWER,
  'Mutation.submitFace': BORROWER,
  'Mutation.cancelBiometryWait': BORROWER,
  'Mutation.startPayment': BORROWER,
  'Mutation.requestPrepayment': BORROWER,
  'Mutation.takeApplication': ['verifier'],
  'Mutation.decideApplication': ['verifier'],
  'Mutation.returnApplication': ['verifier'],
  'Mutation.rejectByFraud': ['verifier'],
  'Mutation.recallPayout': ['support', 'verifier'],
};
