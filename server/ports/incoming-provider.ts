/** Money that somebody pays in without us: at a terminal, from an e-wallet, through his bank. It names a contract or a phone, not a reference of ours. */
import type { Instant } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

/**
 * `text` is what the payer typed or wrote: a contract number, a phone, or the purpose of a transfer in his own words. `amount` of what is REVERSED is
 * what this notice takes back, not what all of them together have.
 */
export type PaidIn = {
  outcome: 'SUCCEEDED' | 'REVERSED';
  externalId: string;
  text: string;
  amount: Tiyn;
  currency: string;
  operatedAt: Instant;
};

/** A terminal and a wallet ask before they take money: is there such a contract, how much is due. */
export type IncomingCallback = { kind: 'CHECK'; text: string } | ({ kind: 'PAY' } & PaidIn);

/**
 * One key, one return of the money; UNKNOWN may have been done, so it is asked again with the same key. TOO_LATE: the payer has it again already, all
 * or a part, by a dispute whose notice comes or has come.
 */
export type SendBack = { key: string; externalId: string; amount: Tiyn };
export type MoneyBack = { readonly name: string; sendBack(order: SendBack): Promise<'SENT' | 'TOO_LATE' | 'UNKNOWN'> };

export type IncomingProvider = MoneyBack & {
  /** Where the text is free, a phone in it is not the payer's name. */
  readonly freeText: boolean;
  readCallback(raw: RawCallback): CallbackRead<IncomingCallback>;
};
