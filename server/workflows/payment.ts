/** Places payments that were recorded or released by the office, and corrects reversed ones, even after a crash. */
import { z } from 'zod';
import { did, notNeeded, type Step } from '../use-cases/kernel/step.ts';
import type { PaymentReceiving } from '../use-cases/payment/payment-receiving.ts';
import type { Suspense } from '../use-cases/payment/suspense.ts';
import { defineWorkflow, onStreams } from './define.ts';

const SOURCE = { provider: z.string(), externalId: z.string() };
type Source = { provider: string; externalId: string };

export const paymentWorkflow = (
  receiving: Pick<PaymentReceiving, 'place' | 'settleTakeBack'>,
  suspense: Pick<Suspense, 'sendBack'>,
) => {
  async function takenBack({ provider, externalId }: Source, placed?: Step): Promise<Step> {
    const parts = await receiving.settleTakeBack(provider, externalId);
    if (parts > 0) return did(`corrected ${parts} reversed parts`);
    return placed ?? notNeeded('reversals are corrected, or wait for the payment');
  }
  return defineWorkflow('payment', [
    onStreams('payment-', {
      tasks: { place: SOURCE, 'take-back': SOURCE, 'send-back': SOURCE },
      react(event) {
        if (event.type === 'PaymentTakenBack') return [{ kind: 'take-back', data: sourceOf(event.data) }];
        if (event.type === 'PaymentNotified') return [{ kind: 'place', data: sourceOf(event.data) }];
        if (event.type !== 'PaymentReleased') return [];
        return [{ kind: event.data.to === 'SENDER' ? 'send-back' : 'place', data: sourceOf(event.data) }];
      },
      on: {
        place: async (_, source) => takenBack(source, await receiving.place(source.provider, source.externalId)),
        'take-back': (_, source) => takenBack(source),
        'send-back': ({ call, task, caller }, { provider, externalId }) =>
          suspense.sendBack(caller(), { key: call.key, tries: task.attempts }, provider, externalId),
      },
    }),
  ]);
};

const sourceOf = ({ provider, externalId }: Source) => ({ provider, externalId });
