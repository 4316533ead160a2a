import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ports/clock.ts';
import type { Eds } from '../../ports/eds.ts';
import type { EdsUseCases } from '../../use-cases/application/eds.ts';
import { providerCaller } from '../../use-cases/kernel/provider-caller.ts';
import { addSignedPost } from '../http/signed-post.ts';

export type EdsWebhookDeps = {
  provider: Pick<Eds, 'name' | 'readCallback'>;
  eds: Pick<EdsUseCases, 'notified'>;
  clock: Pick<Clock, 'now'>;
};

export const edsWebhook =
  ({ provider, eds, clock }: EdsWebhookDeps) =>
  (app: FastifyInstance) =>
    addSignedPost(app, {
      path: '/webhooks/eds',
      clock,
      read: provider.readCallback,
      async handle(callback) {
        await eds.notified(providerCaller(provider.name, callback.externalId), callback);
      },
    });
