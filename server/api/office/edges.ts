import type { Edges } from '../deps.ts';
import { collectionResolvers, collectionRoutes } from './collection.ts';
import { correctionResolvers } from './correction.ts';
import { disputeResolvers } from './dispute.ts';
import { disputeRoutes } from './dispute-rest.ts';
import { officeEvidenceResolvers, officeEvidenceRoutes } from './evidence.ts';
import { officeResolvers } from './office.ts';
import { officeApplicationResolvers, officeFaceRoutes } from './office-application.ts';
import { officeLoanResolvers } from './office-loan.ts';
import { officePaperRoutes, officePersonResolvers } from './office-person.ts';
import { officeSearchResolvers } from './office-search.ts';
import { openAskResolvers } from './open-asks.ts';
import { operationsResolvers } from './operations.ts';
import { stuckResolvers } from './stuck.ts';

type Deps = Parameters<typeof officeResolvers>[0] &
  Parameters<typeof officeLoanResolvers>[0] &
  Parameters<typeof officeEvidenceResolvers>[0] &
  Parameters<typeof officeSearchResolvers>[0] &
  Parameters<typeof officeApplicationResolvers>[0] &
  Parameters<typeof officePersonResolvers>[0] &
  Parameters<typeof collectionResolvers>[0] &
  Parameters<typeof correctionResolvers>[0] &
  Parameters<typeof disputeResolvers>[0] &
  Parameters<typeof openAskResolvers>[0] &
  Parameters<typeof operationsResolvers>[0] &
  Parameters<typeof stuckResolvers>[0];

export const officeEdges = (can: Deps): Edges => ({
  resolvers: [
    officeResolvers(can),
    officeLoanResolvers(can),
    disputeResolvers(can),
    officeEvidenceResolvers(can),
    officeSearchResolvers(can),
    officeApplicationResolvers(can),
    officePersonResolvers(can),
    collectionResolvers(can),
    correctionResolvers(can),
    openAskResolvers(can),
    operationsResolvers(can),
    stuckResolvers(can),
  ],
  routes: [
    ...disputeRoutes(can),
    ...officeEvidenceRoutes(can),
    ...collectionRoutes(can),
    ...officeFaceRoutes(can),
    ...officePaperRoutes(can),
  ],
});
