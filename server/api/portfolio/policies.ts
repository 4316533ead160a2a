import type { RoomPolicies } from '../policies.ts';

export const PORTFOLIO_POLICIES = {
  'Query.loans': ['analyst', 'auditor'],
  'Query.portfolio': ['analyst', 'auditor'],
  'Query.queryLog': ['auditor', 'admin'],
} satisfies RoomPolicies;
