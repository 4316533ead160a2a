/** Front door of the room: the borrower's prepaid balance. */
import type { BalanceDeps } from './balance.ts';
import { makeBalanceAccount } from './balance-account.ts';

export const makeBalanceRoom = (deps: BalanceDeps) => ({ balance: makeBalanceAccount(deps) });
