import type { Edges } from '../deps.ts';
import type { DocumentRestDeps } from '../document/document-rest.ts';
import { type LoanWaysApiDeps, loanWaysResolvers } from './loan-ways.ts';
import { prepaymentResolvers } from './prepayment.ts';
import { prepaymentOpeners, prepaymentRoutes } from './prepayment-rest.ts';
import { prolongationResolvers } from './prolongation.ts';
import { prolongationRoutes } from './prolongation-rest.ts';
import { refinancingResolvers } from './refinancing.ts';
import { restructuringOpeners, restructuringResolvers } from './restructuring.ts';
import { restructuringRoutes } from './restructuring-rest.ts';

type Deps = LoanWaysApiDeps &
  Parameters<typeof prepaymentResolvers>[0] &
  Parameters<typeof prolongationResolvers>[0] &
  Parameters<typeof refinancingResolvers>[0] &
  Parameters<typeof restructuringResolvers>[0] &
  Parameters<typeof prepaymentRoutes>[0] & { brand: string };

export const agreementEdges = (can: Deps): Edges => ({
  resolvers: [
    loanWaysResolvers(can),
    prepaymentResolvers(can),
    prolongationResolvers(can),
    restructuringResolvers(can),
    refinancingResolvers(can),
  ],
  routes: [...prepaymentRoutes(can), ...prolongationRoutes(can), ...restructuringRoutes(can, can.brand)],
});

/** What POST /json/document asks for before the paper of an agreement exists. */
export const agreementOpeners = (can: Deps): DocumentRestDeps['openers'] => ({
  ...prepaymentOpeners(can.prepayment),
  ...restructuringOpeners(can.restructuring),
  PROLONGATION: (caller, borrowerId, loanId, { days }) =>
    can.prolongation.requestAgain(caller, borrowerId, loanId, days),
  REFINANCING: (caller, borrowerId, loanId, { months }) =>
    can.refinancing.requestAgain(caller, borrowerId, loanId, months),
});
