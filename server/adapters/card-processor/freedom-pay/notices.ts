/**
 * Its notices: a form with a signature, without a time and without an id, repeated for two hours. So a notice is a
 * reason to ask, the status decides, and the answer repeated any number of times is the same.
 */
import type { CardCallback, CardProcessor } from '../../../ports/card-processor.ts';
import { ProviderUnavailable } from '../../../ports/provider.ts';
import type { CallbackRead, CallbackReply, RawCallback } from '../../../ports/signed-callback.ts';
import { registrationOf } from './cards.ts';
import { keyOf, timeOf } from './ids.ts';
import { callbackOf, type Desk } from './payments.ts';
import { payouts } from './payouts.ts';
import { type Field, isSigned, scriptOf, signed, textOf } from './signature.ts';
import { paymentOf } from './status.ts';
import { writeXml } from './xml.ts';

type Read = CallbackRead<CardCallback>;

const formOf = ({ body }: RawCallback): Field[] =>
  [...new URLSearchParams(Buffer.from(body).toString('utf8'))].map(([name, value]) => ({ name, value }));

const secretOf = (script: string): 'payout' | 'merchant' => (script === 'payout' ? 'payout' : 'merchant');

/** @throws ProviderUnavailable where the status cannot be asked: the processor repeats the notice */
export const readCallback =
  (desk: Desk): CardProcessor['readCallback'] =>
  async (raw) => {
    const { settings } = desk.client;
    const script = scriptOf(raw.path);
    const fields = formOf(raw);
    const registration = keyOf(script);
    // A signature under a name that we never gave out was not made for us.
    const isOurs = registration !== undefined || script === 'payout' || script === 'result';
    if (!isOurs || !isSigned(script, fields, settings.secrets[secretOf(script)])) return { problem: 'UNSIGNED' };
    if (textOf(fields, 'pg_testing_mode') === '1' && !settings.testing) return { problem: 'UNREADABLE' };
    if (registration) return { callback: await registrationOf(desk, registration, fields) };
    return script === 'payout' ? payoutRead(desk, fields) : paymentRead(desk, fields);
  };

async function paymentRead(desk: Desk, fields: readonly Field[]): Promise<Read> {
  const orderId = textOf(fields, 'pg_order_id') ?? '';
  const key = keyOf(orderId);
  const id = textOf(fields, 'pg_payment_id');
  if (!key || !id) return { problem: 'UNREADABLE' };
  // Money that is blocked to prove a card.
  if (key.includes('.')) return { callback: { kind: 'NOTHING' } };
  // By its own id: by the order alone the status is that of the last payment, and an earlier one may be the paid one.
  const payment = await paymentOf(desk.client, { pg_payment_id: id, pg_order_id: orderId }, desk.now());
  const known = payment && (await callbackOf(desk, payment, key));
  if (!known) throw new ProviderUnavailable('the payment has not ended');
  return { callback: known === 'UNPAID' ? { kind: 'NOTHING' } : known };
}

async function payoutRead(desk: Desk, fields: readonly Field[]): Promise<Read> {
  const key = keyOf(textOf(fields, 'pg_order_id') ?? '');
  if (!key) return { problem: 'UNREADABLE' };
  const status = await payouts(desk).inquire(key);
  // The status has no time, the notice has one, and it is signed.
  const said = { kind: 'PAYOUT', key, operatedAt: timeOf(textOf(fields, 'pg_payment_date'), desk.now()) } as const;
  switch (status.state) {
    case 'PAID':
      return { callback: { code: null, ...status, ...said } };
    case 'REJECTED':
      return { callback: { ...status, ...said } };
    default:
      throw new ProviderUnavailable('the payout has not ended');
  }
}

/** Signed with the name that was called. It is never `rejected`: money that came is not sent away by an answer. */
export const replyOf =
  ({ client: { settings } }: Desk): CallbackReply =>
  (outcome, raw) => {
    const script = scriptOf(raw.path);
    const said = {
      pg_status: outcome === 'TAKEN' ? 'ok' : 'error',
      pg_description: outcome === 'TAKEN' ? '' : outcome,
    };
    const [present = ''] = settings.secrets[secretOf(script)];
    return { type: 'application/xml; charset=utf-8', body: writeXml(signed(script, said, present)) };
  };
