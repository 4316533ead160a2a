import type { RoomPolicies } from '../policies.ts';

export const AUDIT_POLICIES = {
  'Mutation.startLogVerification': ['auditor'],
  'Mutation.takeEvidence': ['auditor'],
  'Query.accessLog': ['auditor'],
  'Query.accessLogLines': ['auditor'],
  'Query.anchorSheet': ['auditor'],
  'Query.auditSample': ['auditor'],
  'Query.cashAtBank': ['auditor'],
  'Query.dailyAnchors': ['auditor'],
  'Query.findAnchor': ['auditor'],
  'Query.loanAsOf': ['auditor'],
  'Query.loanEvents': ['auditor'],
  'Query.logVerification': ['auditor'],
  'Query.lossAllowance': ['auditor'],
  'Query.relatedStreams': ['auditor'],
  'Query.streamEvents': ['auditor'],
  'Query.trialBalance': ['auditor'],
  'Query.verifyAccessLog': ['auditor'],
  'Query.verifyStream': ['auditor'],
} satisfies RoomPolicies;
