/**
 * Saved cards. The page of the processor blocks and frees a sum that nobody tells us, so the amount that the borrower
 * names is one of ours: charged by token once the card is saved, seen in the borrower's bank only, given back when the
 * registration is over.
 */
import { randomInt } from 'node:crypto';
import { parseTenge, printTenge, tenge } from '../../../../schema/values/money.ts';
import type { CardCallback, CardProcessor, RegisteredCard } from '../../../ports/card-processor.ts';
import { ProviderUnavailable } from '../../../ports/provider.ts';
import { orderIdOf } from './ids.ts';
import { chargeToken, type Desk, PATH, pageOf, savedToken } from './payments.ts';
import { giveBack } from './returns.ts';
import { type Field, textOf } from './signature.ts';
import { type Payment, paymentOf } from './status.ts';

const storageOf = ({ client }: Desk) => `v1/merchant/${client.settings.merchantId}/cardstorage`;

/** Each registration is a user of its own to the processor, so that a list of its cards has one card. */
export const startRegistration =
  (desk: Desk): CardProcessor['startRegistration'] =>
  async ({ reference, returnUrl }) => {
    const userId = orderIdOf(reference);
    const fields = {
      pg_user_id: userId,
      // The last part of the address is signed, so nobody can turn a notice to another registration.
      pg_post_link: `${desk.client.settings.publicUrl}${PATH}/${userId}`,
      pg_back_link: returnUrl,
    };
    const answer = await desk.client.order(`${storageOf(desk)}/add`, fields).catch(() => undefined);
    return (answer && answer.code === null && pageOf(answer.fields)) || 'UNAVAILABLE';
  };

const SAVED = ['success', 'approved', 'ok'];
const MASK = /^(\d{4})\D?(\d{2})[X*]{2}\D?[X*]{4}\D?(\d{4})$/i;
const holdKey = (reference: string): string => `${reference}.hold`;
const LEAST_HELD = 1;
const MOST_HELD = 99;

/**
 * What the notice of a registration is worth: its fields are not documented, so the list of cards is asked, and the
 * notice is believed only about a failure. @throws ProviderUnavailable while that is not clear
 */
export async function registrationOf(desk: Desk, reference: string, notice: readonly Field[]): Promise<CardCallback> {
  const known = { kind: 'CARD', externalId: textOf(notice, 'pg_payment_id') ?? '', reference } as const;
  const rejected = (code: string) => ({ ...known, outcome: 'REJECTED', code: code.slice(0, 16) }) as const;
  const userId = orderIdOf(reference);
  const { fields } = await desk.client.ask(`${storageOf(desk)}/list`, { pg_user_id: userId });
  const card = cardsIn(fields).find((one) => SAVED.includes(textOf(one, 'pg_status') ?? ''));
  if (!card) {
    if (['error', 'failed'].includes(textOf(notice, 'pg_status') ?? ''))
      return rejected(textOf(notice, 'pg_failure_code') ?? textOf(notice, 'pg_error_code') ?? '');
    throw new ProviderUnavailable('the card is not saved yet');
  }
  const [, first = '', second = '', lastFour = ''] = MASK.exec(textOf(card, 'pg_card_hash') ?? '') ?? [];
  const brand = first.startsWith('4') ? 'VISA' : /^[25]/.test(first) ? 'MASTERCARD' : undefined;
  if (!brand) return rejected('BRAND');
  const saved = {
    token: savedToken(userId, textOf(card, 'pg_card_token') ?? ''),
    fingerprint: null,
    brand,
    maskedPan: `${first} ${second}** **** ${lastFour}`,
    lastFour,
  } as const;
  const held = await hold(desk, reference, saved);
  return 'refused' in held ? rejected(held.refused) : { ...known, outcome: 'REGISTERED', card: { ...saved, ...held } };
}

/** Every element with a token in it, however deep the list stands. */
function cardsIn(fields: readonly Field[]): (readonly Field[])[] {
  if (textOf(fields, 'pg_card_token')) return [fields];
  return fields.flatMap(({ value }) => (typeof value === 'string' ? [] : cardsIn(value)));
}

/** The amount is chosen once: a repeated notice finds the same. @throws ProviderUnavailable until the bank answers */
async function hold(
  desk: Desk,
  reference: string,
  { token }: Pick<RegisteredCard, 'token'>,
): Promise<{ heldAmount: number } | { refused: string }> {
  const key = holdKey(reference);
  const chosen = printTenge(tenge(randomInt(LEAST_HELD, MOST_HELD + 1)));
  const { note } = await desk.calls.open(key, { amount: chosen });
  const amount = parseTenge(note.amount ?? '');
  if (amount === undefined) return { refused: 'EXPIRED' };
  const payment = await chargeToken(desk, { orderId: orderIdOf(key), amount, token });
  if (payment && 'refused' in payment) return payment;
  if (payment?.state === 'FAILED') return { refused: payment.code ?? '' };
  if (payment?.state !== 'PAID') throw new ProviderUnavailable('the amount is not blocked yet');
  return { heldAmount: Number(payment.amount / 100n) };
}

/** Blocked money is let go; money that the terminal took at once is sent back. */
export const releaseHold =
  (desk: Desk): NonNullable<CardProcessor['releaseHold']> =>
  async (reference) => {
    const key = holdKey(reference);
    const status = () => paymentOf(desk.client, { pg_order_id: orderIdOf(key) }, desk.now());
    try {
      // A note without an amount closes the registration: a notice that comes now blocks nothing.
      if ((await desk.calls.open(key)).first) return 'RELEASED';
      const payment = await status();
      if (isBack(payment)) return 'RELEASED';
      if (payment?.state !== 'PAID') return 'UNKNOWN';
      await giveBack(desk.client, payment, payment.amount, key);
      return isBack(await status()) ? 'RELEASED' : 'UNKNOWN';
    } catch {
      return 'UNKNOWN';
    }
  };

/** Also where nothing was ever blocked. */
const isBack = (payment: Payment | undefined): boolean =>
  payment === undefined ||
  ['REVERSED', 'FAILED', 'UNPAID'].includes(payment.state) ||
  (payment.captured && payment.refunded >= payment.amount);
