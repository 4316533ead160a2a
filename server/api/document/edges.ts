import type { Edges } from '../deps.ts';
import { certificateRoutes } from './certificate-rest.ts';
import { documentResolvers } from './document.ts';
import { documentRoutes } from './document-rest.ts';

type Deps = Parameters<typeof documentResolvers>[0] &
  Parameters<typeof documentRoutes>[0] &
  Parameters<typeof certificateRoutes>[0];

export const documentEdges = (can: Deps): Edges => ({
  resolvers: [documentResolvers(can)],
  routes: [...documentRoutes(can), ...certificateRoutes(can)],
});
