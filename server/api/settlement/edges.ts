import type { Edges } from '../deps.ts';
import { reversalDebtResolvers } from './reversal-debt.ts';
import { settlementResolvers } from './settlement.ts';

type Deps = Parameters<typeof settlementResolvers>[0] & Parameters<typeof reversalDebtResolvers>[0];

export const settlementEdges = (can: Deps): Edges => ({
  resolvers: [settlementResolvers(can), reversalDebtResolvers(can)],
});
