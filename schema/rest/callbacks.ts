/** Signed notices of providers: what /webhooks reads. */
import { z } from 'zod';
import * as codecs from '../events/codecs.ts';

const Instant = codecs.Instant.meta({ type: 'string', format: 'date-time' });

/**
 * Money that came or went back is more than nothing: another sum is not a notice, and a provider that were answered
 * with a fault would repeat it for ever. A failed payment may name none.
 */
export const namesSum = ({ outcome, amount }: { outcome: z.infer<typeof CardPaid>['outcome']; amount: bigint }) =>
  outcome === 'FAILED' || amount > 0n;

const Text = z.string().max(64);
export const CardPaid = z.object({
  type: z.literal('payment'),
  operationId: Text,
  reference: Text,
  outcome: z.enum(['SUCCEEDED', 'FAILED', 'REVERSED']),
  amount: z.string().max(20),
  currency: z.string().length(3),
  code: z.string().max(16).nullable(),
  operatedAt: Instant,
});
export const CardRegistered = z.object({
  type: z.literal('card'),
  outcome: z.literal('REGISTERED'),
  operationId: Text,
  reference: Text,
  card: z.object({
    token: Text,
    fingerprint: Text,
    brand: z.enum(['VISA', 'MASTERCARD']),
    maskedPan: z.string().regex(/^\d{4} \d{2}\*\* \*{4} \d{4}$/),
    lastFour: z.string().regex(/^\d{4}$/),
    heldAmount: z.int().min(10).max(99),
  }),
});
export const CardRejected = z.object({
  type: z.literal('card'),
  outcome: z.literal('REJECTED'),
  operationId: Text,
  reference: Text,
  code: z.string().max(16),
});

export const PayoutNotice = z.object({
  type: z.literal('payout'),
  key: z.string().max(64),
  operationId: z.string().max(64),
  state: z.enum(['PAID', 'REJECTED', 'CANCELED']),
  code: z.string().max(16).nullable(),
  operatedAt: Instant,
});

export const PaymentFound = z.object({
  found: z.literal(true),
  contract: z.string(),
  payer: z.string(),
  due: z.string(),
  full: z.string(),
});
const Purpose = z.string().max(210);
export const PaymentCheck = z.object({ type: z.literal('check'), text: Purpose });
export const PaymentNotice = z.object({
  type: z.literal('pay'),
  operationId: z.string().max(40),
  outcome: z.enum(['SUCCEEDED', 'REVERSED']),
  text: Purpose,
  amount: z.string().max(20),
  currency: z.string().length(3),
  operatedAt: Instant,
});

export const SignatureNotice = z.object({
  type: z.literal('signature'),
  key: z.uuid(),
  operationId: z.string().max(64),
  state: z.enum(['SIGNED', 'REFUSED']),
  documentHash: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.base64().max(4_096).nullable(),
  operatedAt: Instant,
});
