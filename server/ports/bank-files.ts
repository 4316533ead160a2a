/** A bank that is reached by files: orders go out, answers and statements come in (D0118). */
import type { Instant } from '../../schema/values/local-date.ts';
import type { PaidIn } from './incoming-provider.ts';

/** The money of a payout came back after it had been paid. */
export type PayoutReturn = { key: string; externalId: string; code: string; operatedAt: Instant };

export type BankFiles = {
  /** Writes waiting orders to a file, puts files out, reads what the bank has left. */
  exchange(): Promise<void>;
  /** Money of statements that the ledger does not know yet. */
  came(): Promise<readonly PaidIn[]>;
  counted(externalId: string): Promise<void>;
  returned(): Promise<readonly PayoutReturn[]>;
  /** False: the ledger cannot follow, and the operator sees it. */
  told(key: string, followed: boolean): Promise<void>;
};
