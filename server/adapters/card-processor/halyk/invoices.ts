/** An invoice of the bank has digits only, so each key of ours gets a number, and a proof that it is ours. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '../../../../schema/values/local-date.ts';
import { parseTenge, printTenge, type Tiyn } from '../../../../schema/values/money.ts';
import type { Call, Calls } from '../calls.ts';
import type { Epay, Invoice } from './client.ts';

export type Desk = { readonly client: Epay; readonly calls: Calls; now(): Instant };

/** What the page of an invoice has to know. */
export type Pages = { returnUrl: string; failureUrl: string; locale: string };

const macOf = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const presentKey = ({ client }: Desk): string => client.settings.callbackKeys()[0] ?? '';

export const openInvoice = (desk: Desk, key: string, amount: Tiyn, pages: Partial<Pages> = {}) =>
  desk.calls.open(key, { amount: printTenge(amount), ...pages });

/** Undefined for a row that names no amount: it is closed. */
export function invoiceOf(desk: Desk, { number, note }: Call): Invoice | undefined {
  const amount = parseTenge(note.amount ?? '');
  const text = String(number);
  return amount && { number: text, amount, secretHash: macOf(presentKey(desk), text).toString('hex') };
}

/** True for what any of our keys made of this number. */
export function isOurs({ client }: Desk, number: string, hash: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(hash)) return false;
  const given = Buffer.from(hash, 'hex');
  return client.settings.callbackKeys().some((key) => timingSafeEqual(macOf(key, number), given));
}

/** A number is easy to guess, so the address of its page carries a proof of its own. */
const pageProof = (key: string, number: string): string => macOf(key, `page ${number}`).toString('hex').slice(0, 32);

export const pagePath = (desk: Desk, number: string): string =>
  `/pay/epay/${number}-${pageProof(presentKey(desk), number)}`;

export function numberOfPage({ client }: Desk, name: string): string | undefined {
  const [, number = '', proof = ''] = /^(\d{6,15})-([0-9a-f]{32})$/.exec(name) ?? [];
  const given = Buffer.from(proof);
  const isOne = (key: string) => timingSafeEqual(Buffer.from(pageProof(key, number)), given);
  return proof && client.settings.callbackKeys().some(isOne) ? number : undefined;
}
