import type { RoomPolicies } from '../policies.ts';

export const AUDIT_POLICIES = {
  'Query.accessLog': ['auditor'],
  'Query.loanAsOf': ['auditor'],
  'Query.loanEvents': ['auditor'],
  'Query.lossAllowance': ['auditor'],
  'Query.relatedStreams': ['auditor'],
  'Query.streamEvents': ['auditor'],
  'Query.trialBalance': ['auditor'],
  'Query.verifyAccessLog': ['auditor'],
  'Query.verifyStream': ['auditor'],
} satisfies RoomPolicies;
