/** What the sandbox processors report, before each puts it on the wire in its own form. */
import { CardPaid, CardRegistered, CardRejected, namesSum } from '../../../schema/rest/callbacks.ts';
import { parseTenge, printTenge } from '../../../schema/values/money.ts';
import type { CardCallback, PaymentCallback, RegisteredCard } from '../../ports/card-processor.ts';
import type { CallbackRead, RawCallback } from '../../ports/signed-callback.ts';
import type { Operation } from '../sandbox-kit/book.ts';
import { noticeOf, payoutCallbackOf } from '../sandbox-kit/payouts.ts';
import { openSigned } from '../sandbox-kit/signature.ts';

export function readCardCallback(keys: readonly string[], raw: RawCallback): CallbackRead<CardCallback> {
  const opened = openSigned(keys, raw);
  if ('problem' in opened) return opened;
  const callback = callbackOfNotice(opened.json);
  return callback ? { callback } : { problem: 'UNREADABLE' };
}

export function callbackOfNotice(json: unknown): CardCallback | undefined {
  const payout = payoutCallbackOf(json);
  if (payout) return { kind: 'PAYOUT', ...payout };
  const registered = CardRegistered.safeParse(json).data;
  if (registered) {
    const { operationId: externalId, reference, card } = registered;
    return { kind: 'CARD', outcome: 'REGISTERED', externalId, reference, card };
  }
  const rejected = CardRejected.safeParse(json).data;
  if (rejected) {
    const { operationId: externalId, reference, code } = rejected;
    return { kind: 'CARD', outcome: 'REJECTED', externalId, reference, code };
  }
  return paymentOf(json);
}

function paymentOf(json: unknown): PaymentCallback | undefined {
  const { data } = CardPaid.safeParse(json);
  const amount = data && parseTenge(data.amount);
  if (!data || amount === undefined || !namesSum({ outcome: data.outcome, amount })) return undefined;
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

/** What the processor says when it is asked; undefined while nothing has come of the operation. */
export function callbackOfOperation(operation: Operation): CardCallback | undefined {
  if (operation.operatedAt === null) return undefined;
  switch (operation.kind) {
    case 'PAYMENT':
      return callbackOfNotice(paymentNotice(operation));
    case 'PAYOUT':
      return callbackOfNotice(noticeOf(operation));
    case 'CARD':
      return callbackOfNotice(
        operation.data.card === undefined
          ? rejectedNotice(operation)
          : registeredNotice(operation, JSON.parse(operation.data.card)),
      );
    case 'SIGNATURE':
      return undefined;
  }
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
