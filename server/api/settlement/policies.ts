import { BORROWER, OFFICE, type RoomPolicies } from '../policies.ts';

export const SETTLEMENT_POLICIES = {
  'Query.owedReversals': OFFICE,
  'Query.reversalDebts': BORROWER,
  'Query.settlements': OFFICE,
  'Query.soldClaims': OFFICE,
  'Mutation.confirmClaimPaid': OFFICE,
  'Mutation.moveCapital': OFFICE,
  'Mutation.payBuyer': OFFICE,
  'Mutation.payInsurer': OFFICE,
  'Mutation.receiveCessionPrice': OFFICE,
  'Mutation.writeOffReversal': OFFICE,
} satisfies RoomPolicies;
