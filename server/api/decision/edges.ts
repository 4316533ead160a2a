import type { Edges } from '../deps.ts';
import { decisionResolvers } from './decision.ts';
import { decisionRoutes } from './decision-rest.ts';

type Deps = Parameters<typeof decisionResolvers>[0] & Parameters<typeof decisionRoutes>[0];

export const decisionEdges = (can: Deps): Edges => ({
  resolvers: [decisionResolvers(can)],
  routes: [...decisionRoutes(can)],
});
