import type { FastifyInstance } from 'fastify';
import type { CardProcessor } from '../../ports/card-processor.ts';
import type { Clock } from '../../ports/clock.ts';
import { providerCaller } from '../../use-cases/kernel/provider-caller.ts';
import type { PaymentReceiving } from '../../use-cases/payment/payment-receiving.ts';
import type { CardUseCases } from '../../use-cases/payout/card.ts';
import type { PayoutSending } from '../../use-cases/payout/payout-sending.ts';
import { addSignedPost } from '../http/signed-post.ts';

export type CardWebhookDeps = {
  processor: Pick<CardProcessor, 'name' | 'callbackPath' | 'readCallback' | 'reply'>;
  cards: Pick<CardUseCases, 'notified'>;
  payments: Pick<PaymentReceiving, 'notified'>;
  payouts: Pick<PayoutSending, 'notified'>;
  clock: Pick<Clock, 'now'>;
};

export const cardProcessorWebhook =
  ({ processor, cards, payments, payouts, clock }: CardWebhookDeps) =>
  (app: FastifyInstance) =>
    addSignedPost(app, {
      path: processor.callbackPath,
      clock,
      read: (raw) => processor.readCallback(raw),
      reply: processor.reply,
      async handle(callback) {
        switch (callback.kind) {
          case 'CARD':
            return cards.notified(callback);
          case 'PAYMENT':
            return payments.notified(processor.name, callback);
          case 'NOTHING':
            return;
          case 'PAYOUT':
            await payouts.notified(providerCaller(processor.name, callback.externalId), callback);
        }
      },
    });
