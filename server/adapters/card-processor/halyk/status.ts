/** check-status: what has become of an invoice. It decides; a postLink is only the reason to ask. */
import { z } from 'zod';
import { type Instant, instant } from '../../../../schema/values/local-date.ts';
import { parseTenge, type Tiyn } from '../../../../schema/values/money.ts';
import { ProviderGarbage } from '../../../ports/provider.ts';
import type { Epay } from './client.ts';

export type Transaction = {
  readonly id: string;
  readonly state: 'PAID' | 'HELD' | 'UNPAID' | 'FAILED' | 'CANCELED' | 'REFUNDED' | 'UNCLEAR';
  readonly amount: Tiyn;
  readonly currency: string;
  readonly code: string;
  readonly operatedAt: Instant;
  readonly cardId: string | null;
  readonly cardMask: string;
};

const Text = z.coerce.string().nullish();
const Answer = z.object({
  resultCode: z.coerce.string(),
  transaction: z
    .object({
      id: z.string().min(1),
      invoiceID: z.coerce.string(),
      terminalID: z.string(),
      amount: z.number(),
      currency: z.string(),
      statusName: z.string(),
      createdDate: z.iso.datetime({ offset: true }),
      reasonCode: Text,
      cardID: Text,
      cardMask: Text,
    })
    .nullish(),
});

/** Names that the pages do not have are asked again; so is 3D, which waits for the card's owner. */
const STATES: Readonly<Record<string, Transaction['state']>> = {
  NEW: 'UNPAID',
  AUTH: 'HELD',
  CHARGE: 'PAID',
  CANCEL: 'CANCELED',
  REFUND: 'REFUNDED',
  REJECT: 'FAILED',
  FAILED: 'FAILED',
};
const FOUND = ['100', '101'];
const UNKNOWN_INVOICE = '102';
/** It is still looking for the invoice. */
const LATER = '107';

/** The bank has answered, and asks to be asked again. */
export class StillLooking extends ProviderGarbage {
  override name = 'ProviderGarbage';
}

/** Undefined where the bank knows no such invoice. @throws ProviderUnavailable | ProviderGarbage */
export async function transactionOf(client: Epay, number: string, now: Instant): Promise<Transaction | undefined> {
  const read = Answer.safeParse(await client.status(number));
  if (!read.success) throw new ProviderGarbage('not a status');
  const { resultCode, transaction } = read.data;
  if (resultCode === UNKNOWN_INVOICE) return undefined;
  if (resultCode === LATER) throw new StillLooking(`status ${resultCode}`);
  if (!FOUND.includes(resultCode) || !transaction) throw new ProviderGarbage(`status ${resultCode}`);
  if (transaction.terminalID !== client.settings.terminal || !sameInvoice(transaction.invoiceID, number))
    throw new ProviderGarbage('the status of another invoice');
  const amount = parseTenge(String(transaction.amount));
  if (amount === undefined) throw new ProviderGarbage('an amount that is no sum');
  const at = instant(new Date(transaction.createdDate));
  return {
    id: transaction.id,
    state: resultCode === '101' ? 'FAILED' : (STATES[transaction.statusName] ?? 'UNCLEAR'),
    amount,
    currency: transaction.currency,
    code: (transaction.reasonCode ?? '').slice(0, 16),
    operatedAt: at > now ? now : at,
    cardId: transaction.cardID || null,
    cardMask: transaction.cardMask ?? '',
  };
}

/** The bank may drop the zeros in front. */
const sameInvoice = (given: string, ours: string): boolean => given.replace(/^0+/, '') === ours.replace(/^0+/, '');
