import type { PayoutCallback, PayoutProvider } from './payout-provider.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

/** Money waits at the counter: ACCEPTED until it is fetched by identity card, then PAID. */
export type PostPayout = PayoutProvider & {
  readCallback(raw: RawCallback): CallbackRead<PayoutCallback>;
};
