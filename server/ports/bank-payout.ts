import type { Iban } from '../../schema/values/iban.ts';
import type { PayoutCallback, PayoutProvider } from './payout-provider.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

export type BankPayout = PayoutProvider & {
  /** Whether the account belongs to the person; the bank never says whose it is. */
  ownerCheck(iban: Iban, iin: string): Promise<'OWNER' | 'FOREIGN' | 'UNAVAILABLE'>;
  readCallback(raw: RawCallback): CallbackRead<PayoutCallback>;
};
