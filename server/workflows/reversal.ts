/** A payment that the office took off a loan is kept safe, even if the one who confirmed it died in between. */
import type { LoanId } from '../../schema/values/ids.ts';
import { IN_EVENTS } from '../use-cases/office/office-notes.ts';
import { type AsideDeps, setReversedAside } from '../use-cases/payment/payment-aside.ts';
import type { Workflow } from './workflow.ts';

export const reversalWorkflow = (deps: AsideDeps): Workflow => ({
  name: 'reversal',
  prefixes: ['loan-'],
  // What the provider took back is gone: payment-take-back.ts.
  react: (event) =>
    event.type === 'PaymentReversed' && event.data.reason === IN_EVENTS
      ? [{ kind: 'set-aside', data: { paymentId: event.data.paymentId } }]
      : [],
  async execute({ task, caller }) {
    const loanId = task.stream.slice('loan-'.length) as LoanId;
    return setReversedAside(deps, caller(), loanId, String(task.data.paymentId));
  },
});
