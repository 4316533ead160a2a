/**
 * Saved cards: ten tenge are paid on the bank's page and the card is saved there; then an amount of ours is charged by
 * its token, which the borrower sees in the bank only. Both are given back when the registration is over.
 */
import { randomInt } from 'node:crypto';
import { tenge } from '../../../../schema/values/money.ts';
import type { CardCallback, CardProcessor } from '../../../ports/card-processor.ts';
import { ProviderUnavailable } from '../../../ports/provider.ts';
import type { Call } from '../calls.ts';
import { type Desk, invoiceOf, openInvoice, pagePath } from './invoices.ts';
import { chargeToken, refund } from './payments.ts';
import { type Transaction, transactionOf } from './status.ts';

const cardKey = (reference: string): string => `card:${reference}`;
const holdKey = (reference: string): string => `hold:${reference}`;

const PAGE_AMOUNT = tenge(10);
/** Another one than that of the page, and no less than the bank gives back in part. */
const LEAST_HELD = 11;
const MOST_HELD = 99;

export const startRegistration =
  (desk: Desk): CardProcessor['startRegistration'] =>
  async ({ reference, returnUrl, failureUrl, locale }) => {
    const pages = { returnUrl, failureUrl, locale };
    const externalId = String((await openInvoice(desk, cardKey(reference), PAGE_AMOUNT, pages)).number);
    return { externalId, redirectUrl: `${desk.client.settings.publicUrl}${pagePath(desk, externalId)}` };
  };

const MASK = /^(\d{4})\D?(\d{2})[X*.]{2,}.*?(\d{4})$/i;

/** @throws ProviderUnavailable while it is not clear whether the card was saved */
export async function registrationOf(desk: Desk, call: Call): Promise<CardCallback> {
  const reference = call.key.slice(cardKey('').length);
  const known = { kind: 'CARD', externalId: String(call.number), reference } as const;
  const rejected = (code: string) => ({ ...known, outcome: 'REJECTED', code }) as const;
  const paid = await transactionOf(desk.client, known.externalId, desk.now());
  if (paid?.state === 'FAILED') return rejected(paid.code);
  if (!paid || !['PAID', 'HELD', 'REFUNDED', 'CANCELED'].includes(paid.state))
    throw new ProviderUnavailable('the card is not saved yet');
  if (!paid.cardId) return rejected('NOT_SAVED');
  const [, first = '', second = '', lastFour = ''] = MASK.exec(paid.cardMask) ?? [];
  const brand = first.startsWith('4') ? 'VISA' : /^[25]/.test(first) ? 'MASTERCARD' : undefined;
  if (!brand) return rejected('BRAND');
  const held = await hold(desk, reference, paid.cardId, call.note);
  if ('refused' in held) {
    await released(desk, call);
    return rejected(held.refused);
  }
  const maskedPan = `${first} ${second}** **** ${lastFour}`;
  const card = { token: paid.cardId, fingerprint: null, brand, maskedPan, lastFour, ...held } as const;
  return { ...known, outcome: 'REGISTERED', card };
}

/** The amount is chosen once: a repeated notice finds the same. @throws ProviderUnavailable until the bank answers */
async function hold(
  desk: Desk,
  reference: string,
  token: string,
  { returnUrl = '', failureUrl = '' }: Call['note'],
): Promise<{ heldAmount: number } | { refused: string }> {
  const call = await openInvoice(desk, holdKey(reference), tenge(randomInt(LEAST_HELD, MOST_HELD + 1)));
  if (!invoiceOf(desk, call)) return { refused: 'EXPIRED' };
  const held = await chargeToken(desk, call, { token, returnUrl, failureUrl });
  if (held?.state === 'FAILED') return { refused: held.code };
  if (held?.state !== 'HELD' && held?.state !== 'PAID') throw new ProviderUnavailable('the amount is not blocked yet');
  return { heldAmount: Number(held.amount / 100n) };
}

export const releaseHold =
  (desk: Desk): NonNullable<CardProcessor['releaseHold']> =>
  async (reference) => {
    try {
      // A note without an amount closes the registration: a notice that comes now blocks nothing.
      const held = await desk.calls.open(holdKey(reference));
      const page = await desk.calls.find(cardKey(reference));
      const isBack = (await released(desk, held.first ? undefined : held)) && (await released(desk, page));
      return isBack ? 'RELEASED' : 'UNKNOWN';
    } catch {
      return 'UNKNOWN';
    }
  };

async function released(desk: Desk, call: Call | undefined): Promise<boolean> {
  const invoice = call && invoiceOf(desk, call);
  if (!invoice) return true;
  const status = () => transactionOf(desk.client, invoice.number, desk.now());
  const found = await status();
  if (isOver(found)) return true;
  if (found?.state === 'HELD') await desk.client.operate(`${found.id}/cancel`);
  else if (found?.state === 'PAID') await refund(desk, found, found.amount, invoice.number);
  return isOver(await status());
}

const isOver = (found: Transaction | undefined): boolean =>
  found === undefined || ['UNPAID', 'FAILED', 'CANCELED', 'REFUNDED'].includes(found.state);
