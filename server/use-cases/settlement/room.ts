/** The door of the room: what the lender settles with insurers and buyers, and debts from payments taken back. */
import { makeReversalDebts, type ReversalDebtDeps } from './reversal-debt.ts';
import { makeSettlements, type SettlementDeps } from './settlement.ts';

type Deps = SettlementDeps & Omit<ReversalDebtDeps, 'owing'> & { reversalsOwed: ReversalDebtDeps['owing'] };

export const makeSettlementRoom = (deps: Deps) => ({
  settlements: makeSettlements(deps),
  reversalDebts: makeReversalDebts({ ...deps, owing: deps.reversalsOwed }),
});
