/**
 * Halyk ePay. Its notice has neither a signature nor a time, only our own hash of the invoice, so it is no more than a
 * hint: what happened is what the processor says when it is asked about that invoice.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Wire } from '../../sandbox-kit/wire.ts';
import { callbackOfOperation } from '../notices.ts';
import type { CardDialect } from './dialect.ts';

const hashOf = (key: string, invoiceId: string): Buffer => createHmac('sha256', key).update(invoiceId).digest();

const Notice = z.object({ operationId: z.string(), code: z.string().nullish(), amount: z.string().optional() });

/** Amounts are numbers in tenge; a failure has its reason in words and as a code. */
const postLink: Wire = ({ json, key }) => {
  const { operationId, code, amount } = Notice.parse(json);
  const said = {
    code: code ? 'error' : 'ok',
    reason: code ? 'declined' : 'success',
    reasonCode: code ?? '00',
    invoiceId: operationId,
    amount: amount === undefined ? 0 : Number(amount),
    currency: 'KZT',
    secret_hash: hashOf(key, operationId).toString('hex'),
  };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) };
};

const PostLink = z.object({
  invoiceId: z.string().regex(/^\d{6,15}$/),
  secret_hash: z.string().regex(/^[0-9a-f]{64}$/),
});

function invoiceOf(body: Uint8Array): z.output<typeof PostLink> | undefined {
  try {
    return PostLink.safeParse(JSON.parse(Buffer.from(body).toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

export const EPAY: CardDialect = {
  name: 'epay',
  path: '/webhooks/card-processor/epay',
  wire: postLink,
  newId: () => String(randomInt(100_000_000_000_000, 281_000_000_000_000)),
  recalls: true,
  async read(keys, raw, book) {
    const said = invoiceOf(raw.body);
    if (!said) return { problem: 'UNSIGNED' };
    const given = Buffer.from(said.secret_hash, 'hex');
    if (!keys.some((key) => timingSafeEqual(hashOf(key, said.invoiceId), given))) return { problem: 'UNSIGNED' };
    const operation = await book.byId(said.invoiceId);
    const callback = operation && callbackOfOperation(operation);
    return callback ? { callback } : { problem: 'UNREADABLE' };
  },
};
