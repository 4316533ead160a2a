import type { z } from 'zod';
import { CALLBACKS, CardNotice } from '../../../schema/gateway/callbacks.ts';
import type { PaymentState } from '../../../schema/gateway/inquiries.ts';
import { namesSum } from '../../../schema/rest/callbacks.ts';
import type { CardCallback, CardProcessor, Hosted, PaymentCallback } from '../../ports/card-processor.ts';
import { openCallback } from './callbacks.ts';
import { type Bridge, NotOfThisBridge } from './client.ts';
import { sendBackOver } from './incoming.ts';
import { gatewayPayouts, payoutCallback } from './payouts.ts';

export function gatewayCards(bridge: Bridge<'cards'>): CardProcessor {
  const hosted = (opened: Promise<{ externalId: string; redirectUrl: string }>): Promise<Hosted> =>
    opened.then(
      ({ externalId, redirectUrl }) => ({ externalId, redirectUrl }),
      () => 'UNAVAILABLE',
    );
  return {
    ...gatewayPayouts(bridge, bridge.port),
    callbackPath: CALLBACKS.cards.path,
    sendBack: sendBackOver(bridge),
    startRegistration: ({ key, ...data }) => hosted(bridge.order({ operation: 'registration', key, data })),
    startPayment: ({ key, ...data }) => hosted(bridge.order({ operation: 'payment', key, data })),
    async chargeCard({ key, ...data }) {
      const answer = await bridge.order({ operation: 'charge', key, data }).catch(() => undefined);
      switch (answer?.status) {
        case undefined:
          return { state: 'UNKNOWN' };
        case 'ACCEPTED':
          return { state: 'ACCEPTED', externalId: answer.externalId };
        case 'CHALLENGE': {
          const { externalId, redirectUrl, until } = answer;
          return { state: 'CHALLENGE', externalId, redirectUrl, until };
        }
        case 'REFUSED':
          return { state: 'REJECTED', code: answer.code };
      }
    },
    async inquirePayment(key) {
      const answer = await bridge.inquire('payment', key).catch(() => undefined);
      switch (answer?.status) {
        case undefined:
          return 'UNAVAILABLE';
        case 'UNKNOWN':
          return null;
        case 'NOT_FOUND':
        case 'UNPAID':
          return 'UNPAID';
        case 'SUCCEEDED':
        case 'FAILED':
        case 'REVERSED': {
          const known = paymentOf(answer.status, answer);
          return namesSum(known) ? known : 'UNAVAILABLE';
        }
      }
    },
    releaseHold: (reference) =>
      bridge.order({ operation: 'release-hold', key: `hold.${reference}`, data: { reference } }).then(
        ({ status }) => status,
        // A bridge that does not know the call gives back by itself, and would be asked for ever.
        (error: unknown) => (error instanceof NotOfThisBridge ? 'RELEASED' : 'UNKNOWN'),
      ),
    readCallback(raw) {
      const opened = openCallback(bridge.callbackKeys, CardNotice, raw);
      if ('problem' in opened) return opened;
      const callback = callbackOf(opened.notice);
      return callback.kind === 'PAYMENT' && !namesSum(callback) ? { problem: 'UNREADABLE' } : { callback };
    },
  };
}

const OUTCOMES = {
  'payment.succeeded': 'SUCCEEDED',
  'payment.failed': 'FAILED',
  'payment.reversed': 'REVERSED',
} as const;

function callbackOf(notice: z.output<typeof CardNotice>): CardCallback {
  switch (notice.type) {
    case 'payout.paid':
    case 'payout.canceled':
    case 'payout.rejected':
      return { kind: 'PAYOUT', ...payoutCallback(notice) };
    case 'payment.succeeded':
    case 'payment.failed':
    case 'payment.reversed':
      return paymentOf(OUTCOMES[notice.type], notice.data);
    case 'card.registered': {
      const { card, ...rest } = notice.data;
      return { kind: 'CARD', outcome: 'REGISTERED', ...rest, card: { ...card, fingerprint: card.fingerprint ?? null } };
    }
    case 'card.rejected':
      return { kind: 'CARD', outcome: 'REJECTED', ...notice.data };
  }
}

function paymentOf(outcome: PaymentCallback['outcome'], state: z.output<typeof PaymentState>): PaymentCallback {
  const { externalId, reference, amount, currency, code, operatedAt } = state;
  return { kind: 'PAYMENT', outcome, externalId, reference, amount, currency, code, operatedAt };
}
