import type { Edges } from '../deps.ts';
import { accessResolvers } from './access.ts';
import { auditResolvers } from './audit.ts';
import { booksResolvers } from './books.ts';

type Deps = Parameters<typeof accessResolvers>[0] &
  Parameters<typeof auditResolvers>[0] &
  Parameters<typeof booksResolvers>[0];

export const auditEdges = (can: Deps): Edges => ({
  resolvers: [accessResolvers(can), auditResolvers(can), booksResolvers(can)],
});
