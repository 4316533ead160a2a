import { BORROWER, OFFICE, type RoomPolicies } from '../policies.ts';

export const PAYMENT_POLICIES = {
  'Query.payment': BORROWER,
  'Query.paymentEffect': BORROWER,
  'Query.paymentOptions': BORROWER,
  'Query.paymentsInDoubt': ['support'],
  'Query.suspendedPayments': OFFICE,
  'Query.unsettledPayments': BORROWER,
  'Mutation.askAboutPayment': ['support'],
  'Mutation.payByCard': BORROWER,
  'Mutation.releaseSuspended': OFFICE,
  'Mutation.startPayment': BORROWER,
  'Mutation.startTopUp': BORROWER,
} satisfies RoomPolicies;
