/** A payment that was written down, or released by the office, reaches its end even if the process that heard of it died in between. */
import type { PaymentReceiving } from '../use-cases/payment-receiving.ts';
import type { Suspense } from '../use-cases/suspense.ts';
import type { Workflow } from './workflow.ts';

export function paymentWorkflow(
  receiving: Pick<PaymentReceiving, 'place'>,
  suspense: Pick<Suspense, 'sendBack'>,
): Workflow {
  return {
    name: 'payment',
    prefixes: ['payment-'],
    react(event) {
      if (event.type !== 'PaymentNotified' && event.type !== 'PaymentReleased') return [];
      const { provider, externalId } = event.data;
      const back = event.type === 'PaymentReleased' && event.data.to === 'SENDER';
      return [{ kind: back ? 'send-back' : 'place', data: { provider, externalId } }];
    },
    async execute({ task, call, caller }) {
      const [provider, externalId] = [String(task.data.provider), String(task.data.externalId)];
      if (task.kind === 'place') await receiving.place(provider, externalId);
      else await suspense.sendBack(caller(), call.key, provider, externalId);
      return 'done';
    },
  };
}
