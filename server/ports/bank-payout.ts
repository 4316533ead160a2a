import type { Iban } from '../../schema/values/iban.ts';
import type { PayoutCallback, PayoutProvider } from './payout-provider.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

export type BankPayout = PayoutProvider & {
  /** False: `ownerCheck` answers UNCHECKED, and the verifier and the borrower are told so (R561). */
  readonly checksOwners: boolean;
  /**
   * Whether the account belongs to the person; the bank never says whose it is. UNREACHED: no way leads to the bank of
   * this account.
   */
  ownerCheck(iban: Iban, iin: string): Promise<'OWNER' | 'FOREIGN' | 'UNAVAILABLE' | 'UNCHECKED' | 'UNREACHED'>;
  readCallback(raw: RawCallback): CallbackRead<PayoutCallback>;
};
