/**
 * Money paid in without our reference, at a terminal, from a wallet or through a bank: it names a contract or a phone.
 */
import type { Instant } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

/**
 * `text`: what the payer typed: a contract number, a phone or a purpose. A REVERSED `amount` is the part that this
 * notice takes back, not the total.
 */
export type PaidIn = {
  outcome: 'SUCCEEDED' | 'REVERSED';
  externalId: string;
  text: string;
  amount: Tiyn;
  currency: string;
  operatedAt: Instant;
};

/** Terminals and wallets ask before they take money: does the contract exist, and how much is due. */
export type IncomingCallback = { kind: 'CHECK'; text: string } | ({ kind: 'PAY' } & PaidIn);

/**
 * One key, one return of the money; UNKNOWN may have been done, so the same key is asked again. TOO_LATE: the payer has
 * it back by a dispute, whose notice comes or has come.
 */
export type SendBack = { key: string; externalId: string; amount: Tiyn };
export type MoneyBack = { readonly name: string; sendBack(order: SendBack): Promise<'SENT' | 'TOO_LATE' | 'UNKNOWN'> };

export type IncomingProvider = MoneyBack & {
  /** In free text a phone does not identify the payer. */
  readonly freeText: boolean;
  readCallback(raw: RawCallback): CallbackRead<IncomingCallback>;
};
