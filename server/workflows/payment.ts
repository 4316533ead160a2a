/** A payment that was written down reaches its loan even if the process that heard of it died in between. */
import type { PaymentReceiving } from '../use-cases/payment-receiving.ts';
import type { Workflow } from './workflow.ts';

export function paymentWorkflow(receiving: Pick<PaymentReceiving, 'place'>): Workflow {
  return {
    name: 'payment',
    prefixes: ['payment-'],
    react: (event) =>
      event.type === 'PaymentNotified'
        ? [{ kind: 'place', data: { provider: event.data.provider, externalId: event.data.externalId } }]
        : [],
    async execute({ task }) {
      await receiving.place(String(task.data.provider), String(task.data.externalId));
      return 'done';
    },
  };
}
