import type { Edges } from '../deps.ts';
import { type IncomingWebhookDeps, incomingWebhook } from './incoming-webhook.ts';
import { paymentResolvers } from './payment.ts';
import { paymentDoubtResolvers } from './payment-doubt.ts';
import { paymentRoutes } from './payment-rest.ts';
import { suspenseResolvers } from './suspense.ts';

type Deps = Parameters<typeof paymentResolvers>[0] &
  Parameters<typeof paymentDoubtResolvers>[0] &
  Parameters<typeof suspenseResolvers>[0] &
  Parameters<typeof paymentRoutes>[0] &
  Omit<IncomingWebhookDeps, 'provider'> & { payIns: Readonly<Record<string, IncomingWebhookDeps['provider']>> };

export const paymentEdges = (can: Deps): Edges => ({
  resolvers: [paymentResolvers(can), paymentDoubtResolvers(can), suspenseResolvers(can)],
  routes: [...paymentRoutes(can)],
  webhooks: Object.values(can.payIns).map((provider) => incomingWebhook({ ...can, provider })),
});
