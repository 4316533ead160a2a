import type { Edges } from '../deps.ts';
import { type PortfolioApiDeps, portfolioResolvers } from './portfolio.ts';
import { type QueryLogApiDeps, queryLogResolvers } from './query-log.ts';

type Deps = PortfolioApiDeps & QueryLogApiDeps;

export const portfolioEdges = (can: Deps): Edges => ({
  resolvers: [portfolioResolvers(can), queryLogResolvers(can)],
});
