/**
 * Halyk ePay: epayment.kz/docs. Payments and saved cards; payouts to cards need an annex of the bank that is not
 * public, so it takes none. What its pages leave open is read strictly, and docs/operations/cards.md says where.
 */
import { z } from 'zod';
import { instant } from '../../../../schema/values/local-date.ts';
import type { CardProcessor } from '../../../ports/card-processor.ts';
import { ProviderUnavailable } from '../../../ports/provider.ts';
import type { Calls } from '../calls.ts';
import { registrationOf, releaseHold, startRegistration } from './cards.ts';
import { type EpayOptions, epayClient, POST_LINK } from './client.ts';
import { type Desk, isOurs } from './invoices.ts';
import { callbackOf, chargeCard, inquirePayment, paymentKey, sendBack, startPayment } from './payments.ts';

export const epayDesk = (options: EpayOptions, calls: Calls): Desk => ({
  client: epayClient(options),
  calls,
  now: () => instant(new Date()),
});

export const epayCards = (desk: Desk): CardProcessor => ({
  name: 'epay',
  callbackPath: POST_LINK,
  takesOnly: true,
  answersItself: ['pay', 'inquire', 'recall', 'startRegistration', 'startPayment'],
  pay: async () => ({ state: 'REJECTED', externalId: null, code: 'NO_PAYOUTS' }),
  inquire: async () => ({ state: 'NOT_FOUND' }),
  recall: async () => 'TOO_LATE',
  startRegistration: startRegistration(desk),
  releaseHold: releaseHold(desk),
  startPayment: startPayment(desk),
  chargeCard: chargeCard(desk),
  inquirePayment: inquirePayment(desk),
  sendBack: sendBack(desk),
  readCallback: readCallback(desk),
});

const PostLink = z.object({ invoiceId: z.coerce.string().regex(/^\d{6,15}$/), secret_hash: z.string() });

/** No signature and no time: our own hash says that it is about our invoice, the status says what happened. */
const readCallback =
  (desk: Desk): CardProcessor['readCallback'] =>
  async ({ body }) => {
    const read = PostLink.safeParse(jsonOf(body));
    if (!read.success || !isOurs(desk, read.data.invoiceId, read.data.secret_hash)) return { problem: 'UNSIGNED' };
    const call = await desk.calls.numbered(read.data.invoiceId);
    if (!call) return { problem: 'UNREADABLE' };
    if (call.key.startsWith('card:')) return { callback: await registrationOf(desk, call) };
    if (!call.key.startsWith(paymentKey(''))) return { callback: { kind: 'NOTHING' } };
    const known = await callbackOf(desk, call);
    if (!known) throw new ProviderUnavailable('the payment has not ended');
    return { callback: known === 'UNPAID' ? { kind: 'NOTHING' } : known };
  };

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
