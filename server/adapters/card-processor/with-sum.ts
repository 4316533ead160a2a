import { namesSum } from '../../../schema/rest/callbacks.ts';
import type { PaymentCallback } from '../../ports/card-processor.ts';
import { ProviderGarbage } from '../../ports/provider.ts';

/** What an asked processor says of money, unless its sum cannot be one (R1042). @throws ProviderGarbage */
export function withSum(callback: PaymentCallback): PaymentCallback {
  if (!namesSum(callback)) throw new ProviderGarbage('money of a sum that cannot be one');
  return callback;
}
