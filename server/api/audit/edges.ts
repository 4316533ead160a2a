import type { Edges } from '../deps.ts';
import { accessResolvers } from './access.ts';
import { anchorResolvers } from './anchor.ts';
import { auditResolvers } from './audit.ts';
import { booksResolvers } from './books.ts';
import { cashResolvers } from './cash-at-bank.ts';
import { logVerificationResolvers } from './log-verification.ts';
import { sampleResolvers } from './sample.ts';

type Deps = Parameters<typeof accessResolvers>[0] &
  Parameters<typeof anchorResolvers>[0] &
  Parameters<typeof auditResolvers>[0] &
  Parameters<typeof booksResolvers>[0] &
  Parameters<typeof cashResolvers>[0] &
  Parameters<typeof logVerificationResolvers>[0] &
  Parameters<typeof sampleResolvers>[0];

export const auditEdges = (can: Deps): Edges => ({
  resolvers: [
    accessResolvers(can),
    anchorResolvers(can),
    auditResolvers(can),
    booksResolvers(can),
    cashResolvers(can),
    logVerificationResolvers(can),
    sampleResolvers(can),
  ],
});
