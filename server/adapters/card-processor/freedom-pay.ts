/**
 * Freedom Pay: forms of pg_ fields, an MD5 over the sorted values with the secret and the last part of the address, no
 * time of the notice, and an answer in signed XML. A transfer cannot be recalled.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { CallbackReply } from '../../ports/signed-callback.ts';
import type { Wire } from '../sandbox-kit/wire.ts';
import type { CardDialect } from './dialect.ts';
import { callbackOfNotice } from './notices.ts';

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

type Fields = Readonly<Record<string, string>>;

/** `script` is the last part of the address called. Sorted by bytes, not by a language. */
export function pgSig(script: string, fields: Fields, secret: string): string {
  const values = Object.keys(fields)
    .filter((name) => name !== 'pg_sig')
    .sort()
    .map((name) => fields[name] ?? '');
  return createHash('md5')
    .update([script, ...values, secret].join(';'))
    .digest('hex');
}

const signed = (fields: Fields, secret: string): Fields => {
  const salted = { ...fields, pg_salt: randomBytes(8).toString('hex') };
  return { ...salted, pg_sig: pgSig(SCRIPT, salted, secret) };
};

const resultPost: Wire = ({ json, key }) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(signed(fieldsOf(json), key)).toString(),
});

type Notice = Readonly<Record<string, unknown>> & { readonly card?: Readonly<Record<string, unknown>> };
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function fieldsOf(json: Notice): Record<string, string> {
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
    const fields = Object.entries(signed(taken, keys[0] ?? '')).map(([name, value]) => `<${name}>${value}</${name}>`);
    return { type: 'application/xml; charset=utf-8', body: `<response>${fields.join('')}</response>` };
  };

export const FREEDOM_PAY: CardDialect = {
  name: 'freedom-pay',
  path: PATH,
  wire: resultPost,
  newId: () => String(randomInt(100_000_000, 4_000_000_000)),
  recalls: false,
  read(keys, raw) {
    const pg = Object.fromEntries(new URLSearchParams(Buffer.from(raw.body).toString('utf8')));
    const given = Buffer.from(/^[0-9a-f]{32}$/.test(pg.pg_sig ?? '') ? (pg.pg_sig ?? '') : '', 'hex');
    const own = (key: string) => Buffer.from(pgSig(SCRIPT, pg, key), 'hex');
    if (given.length !== 16 || !keys.some((key) => timingSafeEqual(own(key), given))) return { problem: 'UNSIGNED' };
    const callback = callbackOfNotice(noticeOf(pg));
    return callback ? { callback } : { problem: 'UNREADABLE' };
  },
  reply: xmlReply,
};
