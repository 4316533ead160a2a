/** /webhooks in openapi.json: signed notices of payment providers, banks and the signature service. */
import { z } from 'zod';
import {
  CardPaid,
  CardRegistered,
  CardRejected,
  PaymentCheck,
  PaymentFound,
  PaymentNotice,
  PayoutNotice,
  SignatureNotice,
} from '../../../schema/rest/callbacks.ts';
import { inputSchema, type Json } from './input-schema.ts';

const INCOMING = z.union([PaymentCheck, PaymentNotice]);
const PAYS = 'finds a contract before a payment, and records the payment or its reversal';
const CALLBACKS = {
  'card-processor': [
    'card payments, registered cards and payouts to cards',
    z.union([CardPaid, CardRegistered, CardRejected, PayoutNotice]),
  ],
  'bank-payout': ['payouts to bank accounts', PayoutNotice],
  'post-office': ['payouts through the post office', PayoutNotice],
  terminal: [`a payment terminal ${PAYS}`, INCOMING],
  wallet: [`a wallet ${PAYS}`, INCOMING],
  'bank-transfer': [`a bank ${PAYS}`, INCOMING],
  eds: ['a document was signed, or its signature refused', SignatureNotice],
} as const;

const SIGNATURE = `\`t=<unix seconds>,v1=<hex>\`: HMAC-SHA-256 of "<t>.<body>" with the key of the provider. \
Valid for five minutes before and after; the bytes of the body are signed as they are sent.`;

export const CALLBACK_SECURITY: Json = {
  signature: { type: 'apiKey', in: 'header', name: 'x-signature', description: SIGNATURE },
};

const answered = (description: string, properties: Json): Json => ({
  description,
  content: { 'application/json': { schema: { type: 'object', required: ['code'], properties } } },
});
const problem = (description: string, problems: readonly string[]): Json =>
  answered(description, { code: { type: 'integer', const: 1 }, message: { type: 'string', enum: problems } });

export const callbackPaths = (): Json =>
  Object.fromEntries(
    Object.entries(CALLBACKS).map(([name, [summary, notice]]) => [
      `/webhooks/${name}`,
      {
        post: {
          operationId: `notify${name.replace(/(^|-)(\w)/g, (_all, _dash, first: string) => first.toUpperCase())}`,
          tags: ['webhooks'],
          summary: `Notice of a provider: ${summary}`,
          description:
            'The same notice may come again: it counts once. Any other answer than 200 asks for a repetition.',
          security: [{ signature: [] }],
          requestBody: { required: true, content: { 'application/json': { schema: inputSchema(notice) } } },
          responses: {
            200: answered('taken', {
              code: { type: 'integer', const: 0 },
              ...(notice === INCOMING ? foundFields() : {}),
            }),
            401: problem('the signature is missing, wrong or too old', ['UNSIGNED', 'STALE']),
            422: problem('signed, but not a notice that we know', ['UNREADABLE']),
            500: { description: 'not recorded; send it again' },
          },
        },
      },
    ]),
  );

/** A check answers whom the money would reach; `found` false where nobody has this contract. */
function foundFields(): Json {
  const { properties = {} } = inputSchema(PaymentFound) as { properties?: Json };
  return { ...properties, found: { type: 'boolean' } };
}
