import type { Edges } from '../deps.ts';
import { type BankPayoutWebhookDeps, bankPayoutWebhook } from './bank-payout-webhook.ts';
import { cardResolvers } from './card.ts';
import { type CardWebhookDeps, cardProcessorWebhook } from './card-processor-webhook.ts';
import { cardRoutes } from './card-rest.ts';
import { payoutResolvers } from './payout.ts';
import { type PostOfficeWebhookDeps, postOfficeWebhook } from './post-office-webhook.ts';

type Deps = Parameters<typeof payoutResolvers>[0] &
  Parameters<typeof cardResolvers>[0] &
  Parameters<typeof cardRoutes>[0] &
  Omit<CardWebhookDeps, 'processor' | 'payments' | 'payouts'> & {
    processors: { readonly all: readonly CardWebhookDeps['processor'][] };
    bank: BankPayoutWebhookDeps['provider'];
    post: PostOfficeWebhookDeps['provider'];
    receiving: CardWebhookDeps['payments'];
    sending: CardWebhookDeps['payouts'] & BankPayoutWebhookDeps['payouts'] & PostOfficeWebhookDeps['payouts'];
  };

export const payoutEdges = (can: Deps): Edges => ({
  resolvers: [payoutResolvers(can), cardResolvers(can)],
  routes: [...cardRoutes(can)],
  webhooks: [
    ...can.processors.all.map((processor) =>
      cardProcessorWebhook({ ...can, processor, payments: can.receiving, payouts: can.sending }),
    ),
    bankPayoutWebhook({ ...can, provider: can.bank, payouts: can.sending }),
    postOfficeWebhook({ ...can, provider: can.post, payouts: can.sending }),
  ],
});
