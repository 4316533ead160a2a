/**
 * Standard Webhooks, symmetric: HMAC-SHA-256 over `id.timestamp.body`. Written out, because the library reads the
 * clock of the machine and tells a stale message from a forged one by the text of its error only.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '../../../schema/values/local-date.ts';
import type { CallbackProblem, RawCallback } from '../../ports/signed-callback.ts';

const WINDOW_SECONDS = 300;

/**
 * Requests and callbacks have keys of their own for each port, so a leaked one speaks for nothing else. No bridge gets
 * that of `keys`.
 */
export type KeyUse = 'requests' | 'callbacks' | 'keys';
export const portKey = (root: Buffer, use: KeyUse, port: string): Buffer =>
  createHmac('sha256', root).update(`nesie gateway ${use} of ${port}`).digest();
export const keyText = (key: Buffer): string => `whsec_${key.toString('base64')}`;

const mac = (key: Buffer, id: string, seconds: string, body: string | Uint8Array): string =>
  `v1,${createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64')}`;

/** Signed with every key, so that both sides can change theirs at different moments. */
export function signedHeaders(
  keys: readonly Buffer[],
  id: string,
  at: Instant,
  body: string | Uint8Array,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const seconds = String(Math.floor(Date.parse(at) / 1000));
  const signatures = keys.map((key) => mac(key, id, seconds, body));
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}

/** Undefined if one of the signatures is of one of the keys, and not older than five minutes. */
export function signatureProblem(
  keys: readonly Buffer[],
  { headers, body, receivedAt }: Omit<RawCallback, 'path'>,
): Exclude<CallbackProblem, 'UNREADABLE'> | undefined {
  const [id, seconds, offered] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name]);
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof offered !== 'string') return 'UNSIGNED';
  if (!/^\d{1,12}$/.test(seconds)) return 'UNSIGNED';
  const expected = keys.map((key) => Buffer.from(mac(key, id, seconds, body)));
  const given = offered.split(' ').map((one) => Buffer.from(one));
  const matches = expected.some((one) => given.some((other) => sameBytes(one, other)));
  if (!matches) return 'UNSIGNED';
  return Math.abs(Date.parse(receivedAt) / 1000 - Number(seconds)) > WINDOW_SECONDS ? 'STALE' : undefined;
}

const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
