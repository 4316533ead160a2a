/** Money in: our page that leads to the bank's, the charge of a saved card, the return of money. */
import { printTenge, type Tiyn } from '../../../../schema/values/money.ts';
import type { CardProcessor, PaymentCallback } from '../../../ports/card-processor.ts';
import type { SendBack } from '../../../ports/incoming-provider.ts';
import type { Call } from '../calls.ts';
import { withSum } from '../with-sum.ts';
import { type Invoice, POST_LINK } from './client.ts';
import { type Desk, invoiceOf, openInvoice, pagePath } from './invoices.ts';
import { StillLooking, type Transaction, transactionOf } from './status.ts';

export const paymentKey = (key: string): string => `payment:${key}`;

export const startPayment =
  (desk: Desk): CardProcessor['startPayment'] =>
  async ({ key, amount, returnUrl, failureUrl, locale }) => {
    const { number } = await openInvoice(desk, paymentKey(key), amount, { returnUrl, failureUrl, locale });
    const externalId = String(number);
    return { externalId, redirectUrl: `${desk.client.settings.publicUrl}${pagePath(desk, externalId)}` };
  };

/** Money that a terminal of two steps has only blocked is taken now. @throws as Epay.status */
export async function takenOf(desk: Desk, number: string): Promise<Transaction | undefined> {
  const found = await transactionOf(desk.client, number, desk.now());
  if (found?.state !== 'HELD') return found;
  await desk.client.operate(`${found.id}/charge`);
  return transactionOf(desk.client, number, desk.now());
}

/** A charge that was lost on its way is sent again only when the bank does not know its invoice. */
const AGAIN_MS = 2 * 60_000;

/** @throws as Epay.charge; the outcome is then unknown */
export async function chargeToken(
  desk: Desk,
  call: Call & { first: boolean },
  charge: { token: string; returnUrl: string; failureUrl: string },
): Promise<Transaction | undefined> {
  const { client, calls } = desk;
  const invoice = invoiceOf(desk, call);
  if (!invoice) return undefined;
  const known = await transactionOf(client, invoice.number, desk.now());
  if (known) return known;
  const isOld = Date.parse(desk.now()) - Date.parse(call.askedAt) > AGAIN_MS;
  if (!call.first && !(isOld && (await calls.again(call)))) return undefined;
  await client.charge(await client.tokenFor(invoice), chargeBody(desk, invoice, charge));
  return transactionOf(client, invoice.number, desk.now());
}

/** Without the name, phone and mail of a person: the token is enough. */
function chargeBody(
  { client: { settings } }: Desk,
  { number, amount, secretHash }: Invoice,
  { token, returnUrl, failureUrl }: { token: string; returnUrl: string; failureUrl: string },
): object {
  const link = `${settings.publicUrl}${POST_LINK}`;
  return {
    amount: Number(printTenge(amount)),
    currency: 'KZT',
    name: 'NESIE',
    terminalId: settings.terminal,
    invoiceId: number,
    description: 'Nesie',
    accountId: number,
    backLink: returnUrl,
    failureBackLink: failureUrl,
    postLink: link,
    failurePostLink: link,
    language: 'rus',
    paymentType: 'cardId',
    recurrent: true,
    cardId: { id: token },
    secret_hash: secretHash,
  };
}

export const chargeCard =
  (desk: Desk): CardProcessor['chargeCard'] =>
  async ({ key, amount, ...charge }) => {
    try {
      const call = await openInvoice(desk, paymentKey(key), amount);
      const charged = await chargeToken(desk, call, charge);
      if (charged?.state === 'FAILED') return { state: 'REJECTED', code: charged.code };
      const taken = charged?.state === 'HELD' ? await takenOf(desk, String(call.number)) : charged;
      return taken?.state === 'PAID' ? { state: 'ACCEPTED', externalId: String(call.number) } : { state: 'UNKNOWN' };
    } catch {
      return { state: 'UNKNOWN' };
    }
  };

/** 'UNPAID': nothing was taken. Null where it has not ended, or where only a person can tell what happened. */
export async function callbackOf(desk: Desk, call: Call): Promise<PaymentCallback | 'UNPAID' | null> {
  const externalId = String(call.number);
  const found = await takenOf(desk, externalId);
  if (!found || found.state === 'UNPAID') return 'UNPAID';
  const reference = call.key.slice(paymentKey('').length);
  const { amount, currency, operatedAt, code } = found;
  const known = { kind: 'PAYMENT', externalId, reference, amount, currency, operatedAt } as const;
  switch (found.state) {
    case 'PAID':
      return withSum({ ...known, outcome: 'SUCCEEDED', code: null });
    case 'FAILED':
    case 'CANCELED':
      return { ...known, outcome: 'FAILED', code: code || found.state };
    // How much was returned, the status does not say: ours is in the ledger, the bank's a person has to enter.
    case 'REFUNDED':
      return (await desk.calls.under(`back:${externalId}:`)).length > 0
        ? withSum({ ...known, outcome: 'SUCCEEDED', code: null })
        : null;
    default:
      return null;
  }
}

export const inquirePayment =
  (desk: Desk): CardProcessor['inquirePayment'] =>
  async (key) => {
    try {
      const call = await desk.calls.find(paymentKey(key));
      return call ? await callbackOf(desk, call) : 'UNPAID';
    } catch (error) {
      return error instanceof StillLooking ? null : 'UNAVAILABLE';
    }
  };

/**
 * A return has no status of its own. One whose answer was lost is done where the bank shows REFUND; a part of a payment
 * is not asked for again, because CHARGE may stay after it.
 */
export const sendBack =
  (desk: Desk): CardProcessor['sendBack'] =>
  async (order) => {
    try {
      const found = await transactionOf(desk.client, order.externalId, desk.now());
      return found ? await sentBack(desk, found, order) : 'UNKNOWN';
    } catch {
      return 'UNKNOWN';
    }
  };

async function sentBack(desk: Desk, found: Transaction, { key, externalId, amount }: SendBack) {
  const { calls } = desk;
  const name = `back:${externalId}:${key}`;
  const before = await calls.under(`back:${externalId}:`);
  const known = before.find((one) => one.key === name);
  if (known?.note.done) return 'SENT';
  if (found.state === 'REFUNDED' || found.state === 'CANCELED') {
    if (before.length === 0) return 'TOO_LATE';
    return known && before.length === 1 ? 'SENT' : 'UNKNOWN';
  }
  const mayBeDone = known && amount < found.amount;
  if (found.state !== 'PAID' || mayBeDone) return 'UNKNOWN';
  const { number } = await calls.open(name);
  if (!(await refund(desk, found, amount, String(number)))) return 'UNKNOWN';
  await calls.add(name, { done: '1' });
  return 'SENT';
}

export const refund = ({ client }: Desk, { id }: Transaction, amount: Tiyn, ours: string): Promise<boolean> =>
  client.operate(`${id}/refund?${new URLSearchParams({ amount: printTenge(amount), externalID: ours })}`);
