import type { PaymentId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

/**
 * What a payer wrote with his payment. It may be personal data, so it stays out of events; the office finds the owner
 * by it.
 */
export type IncomingDetails = {
  /** The first text of a payment stays. */
  keep(paymentId: PaymentId, text: string, at: Instant): Promise<void>;
  of(paymentIds: readonly PaymentId[]): Promise<ReadonlyMap<PaymentId, string>>;
};
