import type { Edges } from '../deps.ts';
import { accountRoutes } from './account-rest.ts';
import { balanceResolvers } from './balance.ts';

type Deps = Parameters<typeof balanceResolvers>[0] & Parameters<typeof accountRoutes>[0];

export const balanceEdges = (can: Deps): Edges => ({
  resolvers: [balanceResolvers(can)],
  routes: [...accountRoutes(can)],
});
