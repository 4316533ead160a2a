import { OFFICE, type RoomPolicies } from '../policies.ts';

export const OFFICE_POLICIES = {
  'Query.officeLoan': OFFICE,
  'Query.officeQueue': OFFICE,
  'Query.stuckTasks': [...OFFICE, 'admin'],
  'Mutation.agreeCession': OFFICE,
  'Mutation.cancelCession': OFFICE,
  'Mutation.confirmCession': OFFICE,
  'Mutation.decideApplication': ['verifier'],
  'Mutation.grantGrace': OFFICE,
  'Mutation.issueCessionNotice': OFFICE,
  'Mutation.offerRestructuringAfterCourt': OFFICE,
  'Mutation.recallPayout': OFFICE,
  'Mutation.rejectByFraud': OFFICE,
  'Mutation.returnApplication': ['verifier'],
  'Mutation.reversePayment': OFFICE,
  'Mutation.takeApplication': ['verifier'],
  'Mutation.waivePenalty': OFFICE,
  'Mutation.writeOffLoan': OFFICE,
} satisfies RoomPolicies;
