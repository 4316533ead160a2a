import type { Iban } from '../../schema/values/iban.ts';
import type { PayoutCallback, PayoutProvider } from './payout-provider.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

export type BankPayout = PayoutProvider & {
  /** Whether the account is the person's: a bank answers yes or no, never whose it is. */
  ownerCheck(iban: Iban, iin: string): Promise<'OWNER' | 'FOREIGN' | 'UNAVAILABLE'>;
  readCallback(raw: RawCallback): CallbackRead<PayoutCallback>;
};
