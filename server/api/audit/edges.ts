import type { Edges } from '../deps.ts';
import { auditResolvers } from './audit.ts';
import { booksResolvers } from './books.ts';

type Deps = Parameters<typeof auditResolvers>[0] & Parameters<typeof booksResolvers>[0];

export const auditEdges = (can: Deps): Edges => ({
  resolvers: [auditResolvers(can), booksResolvers(can)],
});
