/** `x-signature: t=<unix seconds>,v1=<HMAC-SHA-256 of "t.body", hex>`; valid for five minutes before and after. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallbackProblem, RawCallback } from '../../ports/signed-callback.ts';

export const SIGNATURE_HEADER = 'x-signature';
const WINDOW_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const mac = (secret: string, seconds: string, body: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

export function sign(secret: string, body: string, atSeconds: number): string {
  const seconds = String(atSeconds);
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`;
}

/** A leaked key can speak for one provider only. */
export const callbackKey = (secret: string, provider: string): string =>
  createHmac('sha256', secret).update(`callback key of ${provider}`).digest('hex');

/** Any of `keys` is valid, so that two work while a key is being changed. */
export function openSigned(
  keys: readonly string[],
  raw: RawCallback,
): { json: unknown } | { problem: CallbackProblem } {
  const header = raw.headers[SIGNATURE_HEADER];
  const match = typeof header === 'string' ? HEADER.exec(header) : null;
  if (!match) return { problem: 'UNSIGNED' };
  const [, seconds = '', given = ''] = match;
  const offered = Buffer.from(given, 'hex');
  if (!keys.some((key) => timingSafeEqual(mac(key, seconds, raw.body), offered))) return { problem: 'UNSIGNED' };
  if (Math.abs(Date.parse(raw.receivedAt) / 1000 - Number(seconds)) > WINDOW_SECONDS) return { problem: 'STALE' };
  try {
    return { json: JSON.parse(Buffer.from(raw.body).toString('utf8')) };
  } catch {
    return { problem: 'UNREADABLE' };
  }
}
