import type { Edges } from '../deps.ts';
import { auditResolvers } from './audit.ts';

type Deps = Parameters<typeof auditResolvers>[0];

export const auditEdges = (can: Deps): Edges => ({
  resolvers: [auditResolvers(can)],
});
