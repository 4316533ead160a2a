/**
 * Payouts to cards, under the secret of payouts. Whether a second order of the same id is refused, the pages of Freedom
 * Pay do not say: an order is sent once, and after a lost answer its status decides. They know no recall.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '../../../../schema/values/local-date.ts';
import { printTenge } from '../../../../schema/values/money.ts';
import type { PayoutAnswer, PayoutOrder, PayoutProvider, PayoutStatus } from '../../../ports/payout-provider.ts';
import { NotAccepted } from './client.ts';
import { orderIdOf, printTime, timeOf } from './ids.ts';
import { type Desk, PATH, userAndToken } from './payments.ts';
import { type Field, textOf } from './signature.ts';

const UNKNOWN_ORDER = '11068';
/** "Unknown error": it may have been paid. */
const UNCERTAIN = '9999';
const WAIT_MS = 300;
const LOOKS = 3;
/** Its pages: what is not known after a minute does not exist. */
const AGAIN_MS = 10 * 60_000;
const ORDER_LIVES_MS = 30 * 60_000;

const callKey = (key: string): string => `payout:${key}`;

export function payouts(desk: Desk): Pick<PayoutProvider, 'pay' | 'inquire' | 'recall'> {
  const { client, calls } = desk;

  async function inquire(key: string): Promise<PayoutStatus> {
    try {
      const orderId = orderIdOf(key);
      const { code, fields } = await client.ask('api/payment_status2', { pg_order_id: orderId }, 'payout');
      return payoutStatus(fields, code, desk.now());
    } catch {
      return { state: 'UNKNOWN' };
    }
  }

  /** Somebody else is sending it right now. */
  async function looked(key: string): Promise<PayoutAnswer> {
    for (let look = 0; look < LOOKS; look += 1) {
      await sleep(WAIT_MS);
      const status = answerOf(await inquire(key));
      if (status) return status;
    }
    return { state: 'UNKNOWN' };
  }

  async function send({ key, amount, destination }: PayoutOrder): Promise<PayoutAnswer> {
    if (destination.kind !== 'CARD') return { state: 'REJECTED', externalId: null, code: 'TOKEN' };
    const { pg_user_id, pg_card_token } = userAndToken(destination.token);
    const { code, fields } = await client.order(
      'api/reg2reg',
      {
        pg_order_id: orderIdOf(key),
        pg_amount: printTenge(amount),
        pg_description: 'Nesie',
        pg_order_time_limit: printTime(Date.parse(desk.now()) + ORDER_LIVES_MS),
        pg_user_id,
        pg_card_token_to: pg_card_token,
        pg_post_link: `${client.settings.publicUrl}${PATH}/payout`,
      },
      'payout',
    );
    const externalId = textOf(fields, 'pg_payment_id');
    if (code === null && externalId && externalId !== '0') return { state: 'ACCEPTED', externalId };
    const status = await inquire(key);
    // No code of this call is called final, and an order unknown at once may be known in a minute: `pay` decides later.
    if (status.state === 'NOT_FOUND' && code && code !== UNCERTAIN) await calls.add(callKey(key), { refused: code });
    return answerOf(status) ?? { state: 'UNKNOWN' };
  }

  return {
    inquire,
    async pay(order) {
      const known = await inquire(order.key);
      if (known.state !== 'NOT_FOUND') return answerOf(known) ?? { state: 'UNKNOWN' };
      const call = await calls.open(callKey(order.key));
      const isOld = Date.parse(desk.now()) - Date.parse(call.askedAt) > AGAIN_MS;
      if (isOld && call.note.refused) return { state: 'REJECTED', externalId: null, code: call.note.refused };
      if (!call.first && !(isOld && (await calls.again(call)))) return looked(order.key);
      try {
        return await send(order);
      } catch (error) {
        if (error instanceof NotAccepted) await calls.forget(call.key);
        return { state: 'UNKNOWN' };
      }
    },
    recall: async () => 'TOO_LATE',
  };
}

/** Undefined where it has not come, or nobody knows. */
function answerOf(status: PayoutStatus): PayoutAnswer | undefined {
  if (!('externalId' in status)) return undefined;
  return status.state === 'REJECTED'
    ? { state: 'REJECTED', externalId: status.externalId, code: status.code }
    : { state: 'ACCEPTED', externalId: status.externalId };
}

/** A status has no time, so one that was paid was paid by now. */
export function payoutStatus(fields: readonly Field[], code: string | null, now: Instant): PayoutStatus {
  const externalId = textOf(fields, 'pg_payment_id') ?? '';
  const said = textOf(fields, 'pg_payment_status');
  if (code === UNKNOWN_ORDER || (externalId === '0' && !said?.match(/success|process/))) return { state: 'NOT_FOUND' };
  if (!externalId || externalId === '0') return { state: 'UNKNOWN' };
  const operatedAt = timeOf(textOf(fields, 'pg_payment_date'), now);
  switch (said) {
    case 'success':
      return { state: 'PAID', externalId, operatedAt };
    case 'error':
      return { state: 'REJECTED', externalId, code: failureOf(fields) || (code ?? ''), operatedAt };
    case 'process':
      return { state: 'ACCEPTED', externalId };
    default:
      return { state: 'UNKNOWN' };
  }
}

const failureOf = (fields: readonly Field[]): string =>
  (textOf(fields, 'pg_failure_code') ?? textOf(fields, 'pg_error_code') ?? '').slice(0, 16);
