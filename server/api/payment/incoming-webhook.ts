/** Webhooks of terminals, wallets and banks: the same query and notice for all, one path for each provider. */
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ports/clock.ts';
import type { IncomingProvider } from '../../ports/incoming-provider.ts';
import type { IncomingMoney } from '../../use-cases/payment/incoming-money.ts';
import { addSignedPost } from '../http/signed-post.ts';

export type IncomingWebhookDeps = {
  provider: Pick<IncomingProvider, 'name' | 'freeText' | 'readCallback'>;
  incoming: Pick<IncomingMoney, 'check' | 'paid'>;
  clock: Pick<Clock, 'now'>;
};

export const incomingWebhook =
  ({ provider, incoming, clock }: IncomingWebhookDeps) =>
  (app: FastifyInstance) =>
    addSignedPost(app, {
      path: `/webhooks/${provider.name}`,
      clock,
      read: provider.readCallback,
      async handle(callback) {
        if (callback.kind === 'CHECK') return incoming.check(provider, callback.text);
        await incoming.paid(provider, callback);
        return {};
      },
    });
