/**
 * A payment that was written down, or released by the office, reaches its end, and one that was taken back leaves where it was, even if the process
 * that heard of it died in between.
 */

import { did, notNeeded } from '../use-cases/kernel/step.ts';
import type { PaymentReceiving } from '../use-cases/payment/payment-receiving.ts';
import type { Suspense } from '../use-cases/payment/suspense.ts';
import type { Workflow } from './workflow.ts';

export function paymentWorkflow(
  receiving: Pick<PaymentReceiving, 'place' | 'settleTakeBack'>,
  suspense: Pick<Suspense, 'sendBack'>,
): Workflow {
  return {
    name: 'payment',
    prefixes: ['payment-'],
    react(event) {
      if (event.type === 'PaymentTakenBack') return [{ kind: 'take-back', data: placeOf(event.data) }];
      if (event.type === 'PaymentNotified') return [{ kind: 'place', data: placeOf(event.data) }];
      if (event.type !== 'PaymentReleased') return [];
      return [{ kind: event.data.to === 'SENDER' ? 'send-back' : 'place', data: placeOf(event.data) }];
    },
    async execute({ task, call, caller }) {
      const [provider, externalId] = [String(task.data.provider), String(task.data.externalId)];
      if (task.kind === 'send-back')
        return suspense.sendBack(caller(), { key: call.key, tries: task.attempts }, provider, externalId);
      const placed = task.kind === 'place' ? await receiving.place(provider, externalId) : undefined;
      const parts = await receiving.settleTakeBack(provider, externalId);
      if (parts > 0) return did(`put right ${parts} parts that were taken back`);
      return placed ?? notNeeded('what was taken back is put right, or waits for its payment');
    },
  };
}

const placeOf = ({ provider, externalId }: { provider: string; externalId: string }) => ({ provider, externalId });
