/** Money back to the payer: what was taken is revoked, what is only blocked is cancelled. */
import { parseTenge, printTenge, type Tiyn } from '../../../../schema/values/money.ts';
import type { CardProcessor } from '../../../ports/card-processor.ts';
import type { FreedomPay } from './client.ts';
import type { Desk } from './payments.ts';
import { type Payment, paymentOf } from './status.ts';

/**
 * `revoke` names no id of a return, so how much was returned before ours stands in the note: more than that, by our
 * sum, is ours. Money that is only blocked is let go as a whole.
 */
export const sendBack =
  (desk: Desk): CardProcessor['sendBack'] =>
  async ({ key, externalId, amount }) => {
    const { client, calls } = desk;
    const status = () => paymentOf(client, { pg_payment_id: externalId }, desk.now());
    try {
      const payment = await status();
      if (!payment) return 'UNKNOWN';
      const name = `back:${externalId}:${key}`;
      const known = await calls.find(name);
      if (!known && payment.refunded + amount > payment.amount) return 'TOO_LATE';
      const note = { before: printTenge(payment.refunded), amount: printTenge(amount) };
      const before = parseTenge((await calls.open(name, note)).note.before ?? '') ?? payment.refunded;
      const isBack = (one: Payment | undefined) =>
        one !== undefined && (one.captured ? one.refunded >= before + amount : one.state === 'REVERSED');
      if (isBack(payment)) return 'SENT';
      await giveBack(client, payment, amount, key);
      return isBack(await status()) ? 'SENT' : 'UNKNOWN';
    } catch {
      return 'UNKNOWN';
    }
  };

/** The whole of what is blocked, or `amount` of what was taken. @throws as FreedomPay.order */
export const giveBack = (client: FreedomPay, { id, captured }: Payment, amount: Tiyn, key: string) =>
  captured
    ? client.order('revoke.php', {
        pg_payment_id: id,
        pg_refund_amount: printTenge(amount),
        pg_idempotency_key: `back-${key}`.slice(0, 255),
      })
    : client.order('cancel.php', { pg_payment_id: id, pg_idempotency_key: `cancel-${key}`.slice(0, 255) });
