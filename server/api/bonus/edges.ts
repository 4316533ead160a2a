import type { Edges } from '../deps.ts';
import { bonusResolvers } from './bonus.ts';

type Deps = Parameters<typeof bonusResolvers>[0];

export const bonusEdges = (can: Deps): Edges => ({
  resolvers: [bonusResolvers(can)],
});
