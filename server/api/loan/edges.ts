import type { Edges } from '../deps.ts';
import { creditRoutes } from './credit-rest.ts';
import { loanResolvers } from './loan.ts';
import { loanRequestResolvers } from './loan-request.ts';

type Deps = Parameters<typeof loanResolvers>[0] &
  Parameters<typeof loanRequestResolvers>[0] &
  Parameters<typeof creditRoutes>[0];

export const loanEdges = (can: Deps): Edges => ({
  resolvers: [loanResolvers(can), loanRequestResolvers(can)],
  routes: [...creditRoutes(can)],
});
