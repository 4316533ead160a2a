import type { Edges } from '../deps.ts';
import { portfolioResolvers } from './portfolio.ts';

type Deps = Parameters<typeof portfolioResolvers>[0];

export const portfolioEdges = (can: Deps): Edges => ({
  resolvers: [portfolioResolvers(can)],
});
