/** Payouts, the same for bank, card and post: one key, one transfer, whatever happens to the answer. */

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

/** What the money is: the bank gets another code and text for what is given back. */
export type PayoutPurpose = 'LOAN' | 'REFUND';

export type PayoutOrder = {
  /** A repeated call with the same key never pays twice. */
  key: string;
  purpose: PayoutPurpose;
  amount: Tiyn;
  destination: PayoutDestination;
  recipient: PayoutRecipient;
};

/**
 * UNKNOWN: a timeout, a broken connection or an unreadable answer. The money may be on its way, so ask, never pay
 * again.
 */
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

/** Trouble of the provider never throws; it is UNKNOWN. */
export type PayoutProvider = {
  readonly name: string;
  pay(order: PayoutOrder): Promise<PayoutAnswer>;
  inquire(key: string): Promise<PayoutStatus>;
  /**
   * Recalls a transfer that has not been paid. A key unknown to the provider is closed, so that an order still on its
   * way pays nothing.
   */
  recall(key: string): Promise<'RECALLED' | 'TOO_LATE' | 'UNKNOWN'>;
};
