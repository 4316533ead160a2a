/**
 * Freedom Pay: forms of pg_ fields, an MD5 over the sorted values with the secret and the last part of the address, no
 * time of the notice, and an answer in signed XML. A transfer cannot be recalled.
 */
import { createHash, randomInt } from 'node:crypto';
import type { CallbackReply } from '../../../ports/signed-callback.ts';
import type { Wire } from '../../sandbox-kit/wire.ts';
import { type Fields, fieldsOf, isSigned, signed } from '../freedom-pay/signature.ts';
import { writeXml } from '../freedom-pay/xml.ts';
import { callbackOfNotice } from '../notices.ts';
import type { CardDialect } from './dialect.ts';

const PATH = '/webhooks/card-processor/freedom-pay';
const SCRIPT = 'freedom-pay';
/** Its documents do not name the zone of a time; the sandbox means Almaty, UTC+5. */
const ZONE_MS = 5 * 3_600_000;
const almatyTime = (at: string): string =>
  new Date(Date.parse(at) + ZONE_MS).toISOString().slice(0, 19).replace('T', ' ');
function instantOf(time: string): string | undefined {
  const at = Date.parse(`${time.replace(' ', 'T')}+05:00`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

const resultPost: Wire = ({ json, key }) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(signed(SCRIPT, pgFields(json), key)).toString(),
});

type Notice = Readonly<Record<string, unknown>> & { readonly card?: Readonly<Record<string, unknown>> };
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function pgFields(json: Notice): Record<string, string> {
  const ours = { pg_payment_id: text(json.operationId), pg_failure_code: text(json.code) };
  const at = json.operatedAt === undefined ? {} : { pg_payment_date: almatyTime(text(json.operatedAt)) };
  switch (json.type) {
    case 'payout':
      return { ...ours, ...at, pg_order_id: text(json.key), pg_status: json.state === 'PAID' ? 'ok' : 'error' };
    case 'card': {
      const { token, brand, maskedPan, heldAmount } = json.card ?? {};
      const order = { ...ours, pg_user_id: text(json.reference) };
      if (json.outcome === 'REJECTED') return { ...order, pg_status: 'error' };
      const card = { pg_card_token: text(token), pg_card_hash: text(maskedPan), pg_card_brand: text(brand) };
      return { ...order, ...card, pg_status: 'ok', pg_param1: text(heldAmount) };
    }
    default: {
      const refund = json.outcome === 'REVERSED' ? { pg_refund_amount: `-${text(json.amount)}` } : {};
      const paid = {
        pg_order_id: text(json.reference),
        pg_amount: text(json.amount),
        pg_currency: text(json.currency),
      };
      return { ...ours, ...at, ...paid, ...refund, pg_result: json.outcome === 'FAILED' ? '0' : '1' };
    }
  }
}

function noticeOf(pg: Fields): object | undefined {
  const code = pg.pg_failure_code || null;
  const at = { operationId: pg.pg_payment_id, code, operatedAt: instantOf(pg.pg_payment_date ?? '') };
  const order = pg.pg_order_id;
  if (pg.pg_user_id !== undefined) return cardOf(pg);
  if (pg.pg_status !== undefined)
    return { type: 'payout', ...at, key: order, state: pg.pg_status === 'ok' ? 'PAID' : 'REJECTED' };
  const outcome = pg.pg_result === '0' ? 'FAILED' : pg.pg_refund_amount === undefined ? 'SUCCEEDED' : 'REVERSED';
  return { type: 'payment', ...at, reference: order, outcome, amount: pg.pg_amount, currency: pg.pg_currency };
}

/** It names no fingerprint of a card: the masked number is the nearest that there is. */
function cardOf({ pg_payment_id: operationId, pg_user_id: reference, ...pg }: Fields): object {
  const known = { type: 'card', operationId, reference };
  if (pg.pg_status !== 'ok') return { ...known, outcome: 'REJECTED', code: pg.pg_failure_code ?? '' };
  const maskedPan = pg.pg_card_hash ?? '';
  const card = {
    token: pg.pg_card_token,
    fingerprint: createHash('sha256').update(maskedPan).digest('hex').slice(0, 32),
    brand: pg.pg_card_brand,
    maskedPan,
    lastFour: maskedPan.slice(-4),
    heldAmount: Number(pg.pg_param1),
  };
  return { ...known, outcome: 'REGISTERED', card };
}

const xmlReply =
  (keys: readonly string[]): CallbackReply =>
  (outcome) => {
    const taken = {
      pg_status: outcome === 'TAKEN' ? 'ok' : 'error',
      pg_description: outcome === 'TAKEN' ? '' : outcome,
    };
    return { type: 'application/xml; charset=utf-8', body: writeXml(signed(SCRIPT, taken, keys[0] ?? '')) };
  };

export const FREEDOM_PAY: CardDialect = {
  name: 'freedom-pay',
  path: PATH,
  wire: resultPost,
  newId: () => String(randomInt(100_000_000, 4_000_000_000)),
  recalls: false,
  read(keys, raw) {
    const pg = Object.fromEntries(new URLSearchParams(Buffer.from(raw.body).toString('utf8')));
    if (!isSigned(SCRIPT, fieldsOf(pg), keys)) return { problem: 'UNSIGNED' };
    const callback = callbackOfNotice(noticeOf(pg));
    return callback ? { callback } : { problem: 'UNREADABLE' };
  },
  reply: xmlReply,
};
