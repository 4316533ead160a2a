/** A refinanced loan passes its slot and its principal to the new loan (R22). */
import { idOf } from '../../schema/events/streams.ts';
import type { RefinancingUseCases } from '../use-cases/agreement/refinancing.ts';
import { did } from '../use-cases/kernel/step.ts';
import { defineWorkflow, onStreams } from './define.ts';

export const refinancingWorkflow = (refinancing: Pick<RefinancingUseCases, 'complete'>) =>
  defineWorkflow('refinancing', [
    onStreams('loan-', {
      tasks: { complete: {} },
      react: (event) => (event.type === 'LoanRefinanced' ? [{ kind: 'complete' }] : []),
      on: {
        async complete(run) {
          await refinancing.complete(run.caller(), idOf(run.stream));
          return did('the new loan is issued');
        },
      },
    }),
  ]);
