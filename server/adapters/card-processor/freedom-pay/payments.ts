/** Money in: the hosted page and the charge of a saved card. */
import { PAYMENT_IN_DOUBT } from '../../../../schema/reference/limits.ts';
import type { Instant } from '../../../../schema/values/local-date.ts';
import { add, parseTenge, printTenge, type Tiyn, ZERO } from '../../../../schema/values/money.ts';
import type { CardProcessor, HostedRequest, PaymentCallback } from '../../../ports/card-processor.ts';
import type { Calls } from '../calls.ts';
import { withSum } from '../with-sum.ts';
import type { FreedomPay } from './client.ts';
import { orderIdOf } from './ids.ts';
import { type Field, type Fields, textOf } from './signature.ts';
import { type Payment, paymentOf } from './status.ts';

export type Desk = { readonly client: FreedomPay; readonly calls: Calls; now(): Instant };

export const PATH = '/webhooks/card-processor/freedom-pay';
const DESCRIPTION = 'Nesie';

export const pageOf = (fields: readonly Field[]): { externalId: string; redirectUrl: string } | undefined => {
  const [externalId, redirectUrl] = [textOf(fields, 'pg_payment_id'), textOf(fields, 'pg_redirect_url')];
  return externalId && redirectUrl && URL.parse(redirectUrl)?.protocol.startsWith('http')
    ? { externalId, redirectUrl }
    : undefined;
};

export const languageOf = ({ locale }: Pick<HostedRequest, 'locale'>): string => (locale === 'KK' ? 'kk' : 'ru');

const testingOf = ({ settings }: FreedomPay): Fields => (settings.testing ? { pg_testing_mode: '1' } : {});

export const startPayment =
  ({ client }: Desk): CardProcessor['startPayment'] =>
  async ({ key, amount, returnUrl, failureUrl, phone, locale }) => {
    const orderId = orderIdOf(key);
    const answer = await client
      .order('init_payment.php', {
        pg_order_id: orderId,
        pg_amount: printTenge(amount),
        pg_currency: 'KZT',
        pg_description: DESCRIPTION,
        pg_idempotency_key: `page-${orderId}`,
        // Money that is only blocked would be a payment that can still vanish.
        pg_auto_clearing: '1',
        pg_lifetime: String(PAYMENT_IN_DOUBT.pageHours * 3_600),
        pg_result_url: `${client.settings.publicUrl}${PATH}/result`,
        pg_request_method: 'POST',
        pg_success_url: returnUrl,
        pg_success_url_method: 'GET',
        pg_failure_url: failureUrl,
        pg_failure_url_method: 'GET',
        pg_user_phone: phone,
        pg_language: languageOf({ locale }),
        ...testingOf(client),
      })
      .catch(() => undefined);
    return (answer && answer.code === null && pageOf(answer.fields)) || 'UNAVAILABLE';
  };

/** Which user of the processor a token belongs to is a part of ours: a token is worth nothing without it. */
export const savedToken = (userId: string, token: string): string => `${userId}:${token}`;
export function userAndToken(saved: string): { pg_user_id: string; pg_card_token: string } {
  const [userId = '', ...rest] = saved.split(':');
  return { pg_user_id: userId, pg_card_token: rest.join(':') };
}

export type Charge = { orderId: string; amount: Tiyn; token: string; returnUrl?: string; failureUrl?: string };
type Charged = Payment | { refused: string } | undefined;

const AGAIN_MS = 2 * 60_000;

/**
 * Opens a payment by token and confirms it without the card's code, which the manager has to allow. What came of it,
 * get_status3.php says; undefined where it says nothing yet. A payment that was asked for is confirmed again only when
 * the processor is certain that it took nothing. @throws as FreedomPay.order
 */
export async function chargeToken(desk: Desk, charge: Charge): Promise<Charged> {
  const { client, calls } = desk;
  const { orderId } = charge;
  const status = () => paymentOf(client, { pg_order_id: orderId }, desk.now());
  const known = await status();
  if (known && known.state !== 'UNPAID') return known;
  const call = await calls.open(`charge:${orderId}`);
  const isOld = Date.parse(desk.now()) - Date.parse(call.askedAt) > AGAIN_MS;
  if (!call.first && !(isOld && (await calls.again(call)))) return undefined;
  const opened = known ? { code: null, id: known.id } : await openCharge(client, charge);
  if (opened.code !== null) return refusedUnless(await status(), opened.code);
  if (!opened.id) return undefined;
  const path = `v1/merchant/${client.settings.merchantId}/card/direct`;
  const { code } = await client.order(path, { pg_payment_id: opened.id });
  const after = await status();
  // Its pages list no code of this call that is final, and a status of the same moment may be older than the charge.
  return code !== null && after?.state === 'UNPAID' ? undefined : after;
}

/** A payment that was opened and never confirmed takes nothing. */
const refusedUnless = (after: Payment | undefined, code: string): Charged =>
  after === undefined || after.state === 'UNPAID' ? { refused: code } : after;

async function openCharge(
  client: FreedomPay,
  { orderId, amount, token, returnUrl, failureUrl }: Charge,
): Promise<{ code: string | null; id: string | undefined }> {
  const { code, fields } = await client.order(`v1/merchant/${client.settings.merchantId}/card/init`, {
    pg_order_id: orderId,
    pg_amount: printTenge(amount),
    pg_description: DESCRIPTION,
    pg_idempotency_key: `charge-${orderId}`,
    pg_result_url: `${client.settings.publicUrl}${PATH}/result`,
    ...(returnUrl && failureUrl ? { pg_success_url: returnUrl, pg_failure_url: failureUrl } : {}),
    ...userAndToken(token),
    ...testingOf(client),
  });
  return { code, id: textOf(fields, 'pg_payment_id') };
}

/**
 * Money that is only blocked is taken now, as terminals of two steps ask for. A lost answer changes nothing: the status
 * is asked before and after, and one payment is taken once. @throws as FreedomPay.ask
 */
async function takenOf({ client, now }: Desk, payment: Payment): Promise<Payment> {
  if (payment.state !== 'PAID' || payment.captured) return payment;
  const { id, amount } = payment;
  const take = { pg_payment_id: id, pg_clearing_amount: printTenge(amount), pg_idempotency_key: `take-${id}` };
  await client.order('do_capture.php', take).catch(() => undefined);
  return (await paymentOf(client, { pg_payment_id: id }, now())) ?? payment;
}

export const chargeCard =
  (desk: Desk): CardProcessor['chargeCard'] =>
  async ({ key, ...charge }) => {
    const charged = await chargeToken(desk, { orderId: orderIdOf(key), ...charge }).catch(() => undefined);
    if (!charged) return { state: 'UNKNOWN' };
    if ('refused' in charged) return { state: 'REJECTED', code: charged.refused };
    if (charged.state === 'FAILED') return { state: 'REJECTED', code: charged.code ?? '' };
    // The money is blocked, so nobody may charge again; that it was taken, the next inquiry says.
    await takenOf(desk, charged).catch(() => undefined);
    return { state: 'ACCEPTED', externalId: charged.id };
  };

/** 'UNPAID': nothing was taken. Null where it has not ended, or where only a person can tell what happened. */
export async function callbackOf(desk: Desk, found: Payment, key: string): Promise<PaymentCallback | 'UNPAID' | null> {
  const payment = await takenOf(desk, found);
  const { id: externalId, amount, currency } = payment;
  const known = { kind: 'PAYMENT', externalId, reference: key, currency, code: null } as const;
  const paid = { ...known, outcome: 'SUCCEEDED', amount, operatedAt: payment.operatedAt } as const;
  switch (payment.state) {
    case 'UNPAID':
      return 'UNPAID';
    case 'UNCLEAR':
      return null;
    case 'FAILED':
      return { ...paid, outcome: 'FAILED', code: payment.code ?? '' };
    case 'PAID':
      return payment.captured ? withSum(paid) : null;
    case 'REVERSED': {
      // What we returned ourselves is in the ledger already.
      const ours = add(...(await desk.calls.under(`back:${externalId}:`)).map(({ note }) => sentIn(note)));
      return withSum(ours > 0n ? paid : { ...known, outcome: 'REVERSED', amount, operatedAt: payment.reversedAt });
    }
  }
}

const sentIn = (note: Readonly<Record<string, string>>): Tiyn => parseTenge(note.amount ?? '') ?? ZERO;

export const inquirePayment =
  (desk: Desk): CardProcessor['inquirePayment'] =>
  async (key) => {
    try {
      const payment = await paymentOf(desk.client, { pg_order_id: orderIdOf(key) }, desk.now());
      return payment ? await callbackOf(desk, payment, key) : 'UNPAID';
    } catch {
      return 'UNAVAILABLE';
    }
  };
