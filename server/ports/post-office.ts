import type { PayoutCallback, PayoutProvider } from './payout-provider.ts';
import type { CallbackRead, RawCallback } from './signed-callback.ts';

/** Money waits at the counter: ACCEPTED until fetched by identity card, PAID then. */
export type PostPayout = PayoutProvider & {
  readCallback(raw: RawCallback): CallbackRead<PayoutCallback>;
};
