/** If two payment streams share an id, the second counts as a repeat and is never posted. */

import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { isStreamOf, type Recorded } from '../../schema/events/streams.ts';
import { type Said, say } from '../../schema/reference/findings.ts';
import type { PaymentId } from '../../schema/values/ids.ts';

export class PaymentIds {
  readonly #streamOf = new Map<PaymentId, string>();
  readonly #named = new Set<string>();

  /** Once per stream. */
  take({ stream, data }: Recorded<LedgerEvent>): Said | undefined {
    if (!isStreamOf('payment-', stream) || !('paymentId' in data) || data.paymentId === null) return undefined;
    const { paymentId } = data;
    const known = this.#streamOf.get(paymentId);
    if (known === undefined) this.#streamOf.set(paymentId, stream);
    if (known === undefined || known === stream || this.#named.has(stream)) return undefined;
    this.#named.add(stream);
    return say('PAYMENT_TWICE', { stream: known, payment: paymentId });
  }
}
