/** Money that the office took off a loan goes to suspense or the balance, even after a crash. */
import { PaymentId } from '../../schema/events/codecs.ts';
import { idOf } from '../../schema/events/streams.ts';
import { IN_EVENTS } from '../use-cases/office/office-notes.ts';
import { type AsideDeps, setReversedAside } from '../use-cases/payment/payment-aside.ts';
import { defineWorkflow, onStreams } from './define.ts';

export const reversalWorkflow = (deps: AsideDeps) =>
  defineWorkflow('reversal', [
    onStreams('loan-', {
      tasks: { 'set-aside': { paymentId: PaymentId } },
      // A reversal by the provider leaves no money to place: payment-take-back.ts.
      react: (event) =>
        event.type === 'PaymentReversed' && event.data.reason === IN_EVENTS
          ? [{ kind: 'set-aside', data: { paymentId: event.data.paymentId } }]
          : [],
      on: {
        'set-aside': (run, { paymentId }) => setReversedAside(deps, run.caller(), idOf(run.stream), paymentId),
      },
    }),
  ]);
