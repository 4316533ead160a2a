/** The sandbox processor's callbacks. */
import { z } from 'zod';
import { Instant } from '../../../schema/events/codecs.ts';
import { parseTenge, printTenge } from '../../../schema/values/money.ts';
import type { CardCallback, PaymentCallback, RegisteredCard } from '../../ports/card-processor.ts';
import type { CallbackRead, RawCallback } from '../../ports/signed-callback.ts';
import type { Operation } from '../sandbox-kit/book.ts';
import { payoutCallbackOf } from '../sandbox-kit/payouts.ts';
import { openSigned } from '../sandbox-kit/signature.ts';

const Text = z.string().max(64);
const Payment = z.object({
  type: z.literal('payment'),
  operationId: Text,
  reference: Text,
  outcome: z.enum(['SUCCEEDED', 'FAILED', 'REVERSED']),
  amount: z.string().max(20),
  currency: z.string().length(3),
  code: z.string().max(16).nullable(),
  operatedAt: Instant,
});
const Registered = z.object({
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
const Rejected = z.object({
  type: z.literal('card'),
  outcome: z.literal('REJECTED'),
  operationId: Text,
  reference: Text,
  code: z.string().max(16),
});

export function readCardCallback(keys: readonly string[], raw: RawCallback): CallbackRead<CardCallback> {
  const opened = openSigned(keys, raw);
  if ('problem' in opened) return opened;
  const callback = callbackOf(opened.json);
  return callback ? { callback } : { problem: 'UNREADABLE' };
}

function callbackOf(json: unknown): CardCallback | undefined {
  const payout = payoutCallbackOf(json);
  if (payout) return { kind: 'PAYOUT', ...payout };
  const registered = Registered.safeParse(json).data;
  if (registered) {
    const { operationId: externalId, reference, card } = registered;
    return { kind: 'CARD', outcome: 'REGISTERED', externalId, reference, card };
  }
  const rejected = Rejected.safeParse(json).data;
  if (rejected) {
    const { operationId: externalId, reference, code } = rejected;
    return { kind: 'CARD', outcome: 'REJECTED', externalId, reference, code };
  }
  return paymentOf(json);
}

function paymentOf(json: unknown): PaymentCallback | undefined {
  const { data } = Payment.safeParse(json);
  const amount = data && parseTenge(data.amount);
  if (!data || amount === undefined) return undefined;
  const { operationId: externalId, reference, outcome, currency, code, operatedAt } = data;
  return { kind: 'PAYMENT', outcome, externalId, reference, amount, currency, code, operatedAt };
}

const OUTCOMES = { PAID: 'SUCCEEDED', REJECTED: 'FAILED', REVERSED: 'REVERSED' } as const;
type Ended = keyof typeof OUTCOMES;
const isEnded = (state: string): state is Ended => state in OUTCOMES;

export function paymentNotice(operation: Operation): Record<string, unknown> | undefined {
  if (!isEnded(operation.state)) return undefined;
  return {
    type: 'payment',
    operationId: operation.externalId,
    reference: operation.reference,
    outcome: OUTCOMES[operation.state],
    amount: printTenge(operation.amount),
    currency: 'KZT',
    code: operation.code,
    operatedAt: operation.operatedAt,
  };
}

/** An inquiry's answer has the form of the callback. */
export const paymentState = (operation: Operation): PaymentCallback | null =>
  paymentOf(paymentNotice(operation)) ?? null;

export const registeredNotice = (operation: Operation, card: RegisteredCard): Record<string, unknown> => ({
  type: 'card',
  outcome: 'REGISTERED',
  operationId: operation.externalId,
  reference: operation.reference,
  card,
});

export const rejectedNotice = (operation: Operation): Record<string, unknown> => ({
  type: 'card',
  outcome: 'REJECTED',
  operationId: operation.externalId,
  reference: operation.reference,
  code: operation.code ?? '',
});
