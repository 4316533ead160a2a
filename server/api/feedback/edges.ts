import type { Edges } from '../deps.ts';
import { behaviourRoutes } from './behaviour-rest.ts';
import { experimentRoutes } from './experiment-rest.ts';
import { feedbackRoutes } from './feedback-rest.ts';
import { npsResolvers } from './nps.ts';
import { reviewResolvers } from './review.ts';

type Deps = Parameters<typeof npsResolvers>[0] &
  Parameters<typeof behaviourRoutes>[0] &
  Parameters<typeof experimentRoutes>[0] &
  Parameters<typeof reviewResolvers>[0];

export const feedbackEdges = (can: Deps): Edges => ({
  resolvers: [npsResolvers(can), reviewResolvers(can)],
  routes: [...feedbackRoutes(can), ...behaviourRoutes(can), ...experimentRoutes(can)],
});
