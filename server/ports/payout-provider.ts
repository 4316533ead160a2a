/** Sending money out, the same for bank, card and post: one key, one transfer, whatever happens to the answer. */

import type { Iban } from '../../schema/values/iban.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';

export type PayoutDestination =
  | { kind: 'IBAN'; iban: Iban }
  | { kind: 'CARD'; token: string }
  | { kind: 'POST'; postOfficeId: string };

export type PayoutRecipient = { borrowerId: BorrowerId; iin: string; fullName: string; phone: Phone };

export type PayoutOrder = {
  /** Repeating the call with the same key never pays twice. */
  key: string;
  amount: Tiyn;
  destination: PayoutDestination;
  recipient: PayoutRecipient;
};

/** UNKNOWN is a timeout, a broken line or an answer that cannot be read: the money may be on its way, so ask, never pay anew. */
export type PayoutAnswer =
  | { state: 'ACCEPTED'; externalId: string }
  | { state: 'REJECTED'; externalId: string | null; code: string }
  | { state: 'UNKNOWN' };

export type PayoutStatus =
  | { state: 'NOT_FOUND' | 'UNKNOWN' }
  | { state: 'ACCEPTED'; externalId: string }
  | { state: 'PAID' | 'CANCELED'; externalId: string; operatedAt: Instant }
  | { state: 'REJECTED'; externalId: string; code: string; operatedAt: Instant };

export type PayoutCallback = {
  key: string;
  externalId: string;
  state: 'PAID' | 'REJECTED' | 'CANCELED';
  code: string | null;
  operatedAt: Instant;
};

/** None of these throws for the provider's trouble: that is UNKNOWN. */
export type PayoutProvider = {
  readonly name: string;
  pay(order: PayoutOrder): Promise<PayoutAnswer>;
  inquire(key: string): Promise<PayoutStatus>;
  /** Takes back money that has not been paid yet. A key that the provider has not heard of is closed: an order still on its way there pays nothing. */
  recall(key: string): Promise<'RECALLED' | 'TOO_LATE' | 'UNKNOWN'>;
};
