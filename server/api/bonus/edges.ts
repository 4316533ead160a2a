import type { Edges } from '../deps.ts';
import { bonusResolvers } from './bonus.ts';
import { bonusRoutes } from './bonus-rest.ts';

type Deps = Parameters<typeof bonusResolvers>[0];

export const bonusEdges = (can: Deps): Edges => ({
  resolvers: [bonusResolvers(can)],
  routes: bonusRoutes(can),
});
