/** A payment that was written down reaches its loan, and one that was taken back leaves it, even if the process that heard of it died in between. */
import type { PaymentReceiving } from '../use-cases/payment-receiving.ts';
import type { Workflow } from './workflow.ts';

export function paymentWorkflow(receiving: Pick<PaymentReceiving, 'place' | 'settleTakeBack'>): Workflow {
  return {
    name: 'payment',
    prefixes: ['payment-'],
    react(event) {
      if (event.type !== 'PaymentNotified' && event.type !== 'PaymentTakenBack') return [];
      const { provider, externalId } = event.data;
      return [{ kind: event.type === 'PaymentNotified' ? 'place' : 'take-back', data: { provider, externalId } }];
    },
    async execute({ task }) {
      const [provider, externalId] = [String(task.data.provider), String(task.data.externalId)];
      if (task.kind === 'place') await receiving.place(provider, externalId);
      await receiving.settleTakeBack(provider, externalId);
      return 'done';
    },
  };
}
