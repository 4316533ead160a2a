import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ports/clock.ts';
import type { PayoutCallback } from '../../ports/payout-provider.ts';
import type { CallbackRead, RawCallback } from '../../ports/signed-callback.ts';
import { providerCaller } from '../../use-cases/kernel/provider-caller.ts';
import type { PayoutSending } from '../../use-cases/payout/payout-sending.ts';
import { addSignedPost } from '../http/signed-post.ts';

export type PostOfficeWebhookDeps = {
  provider: { readonly name: string; readCallback(raw: RawCallback): CallbackRead<PayoutCallback> };
  payouts: Pick<PayoutSending, 'notified'>;
  clock: Pick<Clock, 'now'>;
};

export const postOfficeWebhook =
  ({ provider, payouts, clock }: PostOfficeWebhookDeps) =>
  (app: FastifyInstance) =>
    addSignedPost(app, {
      path: '/webhooks/post-office',
      clock,
      read: provider.readCallback,
      async handle(callback) {
        await payouts.notified(providerCaller(provider.name, callback.externalId), callback);
      },
    });
