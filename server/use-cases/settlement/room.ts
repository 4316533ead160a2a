/** Front door of the room: settlements with insurers and buyers of claims, and reversal debts. */
import { makeReversalDebts, type ReversalDebtDeps } from './reversal-debt.ts';
import { makeSettlements, type SettlementDeps } from './settlement.ts';

type Deps = SettlementDeps & Omit<ReversalDebtDeps, 'owing'> & { reversalsOwed: ReversalDebtDeps['owing'] };

export const makeSettlementRoom = (deps: Deps) => ({
  settlements: makeSettlements(deps),
  reversalDebts: makeReversalDebts({ ...deps, owing: deps.reversalsOwed }),
});
