/** What the processor is asked for, and what is noted of its answer to a charge. */
import type { PaymentId } from '../../../schema/values/ids.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { CardProcessor, ChargeRequest } from '../../ports/card-processor.ts';
import type { PaymentIntent, PaymentIntents } from '../../ports/payment-intents.ts';

export function hostedRequest(publicUrl: string, id: PaymentId, locale: Locale) {
  const lang = locale === 'KK' ? 'kz' : 'ru';
  const page = (result: string) => new URL(`/${lang}/page/payment-result-${result}?payment=${id}`, publicUrl).href;
  return { key: id, reference: id, returnUrl: page('success'), failureUrl: page('failure'), locale };
}

type Deps = { intents: Pick<PaymentIntents, 'opened' | 'failed'>; now(): Promise<Instant> };

/** A charge that was answered is not sent again. */
export async function charge(
  { intents, now }: Deps,
  processor: Pick<CardProcessor, 'chargeCard'>,
  { id, externalId, failedCode }: PaymentIntent,
  request: ChargeRequest,
): Promise<void> {
  if (externalId !== null || failedCode !== null) return;
  const charged = await processor.chargeCard(request);
  switch (charged.state) {
    case 'ACCEPTED':
      return intents.opened(id, charged.externalId, null);
    case 'CHALLENGE':
      return intents.opened(id, charged.externalId, charged.redirectUrl, charged.until);
    case 'REJECTED':
      return intents.failed(id, charged.code, await now(), 'seen');
    case 'UNKNOWN':
      return;
  }
}
