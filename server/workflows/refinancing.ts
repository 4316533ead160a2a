/** A loan that was refinanced hands its place and its principal over to the new one (R22). */

import type { LoanId } from '../../schema/values/ids.ts';
import type { RefinancingUseCases } from '../use-cases/agreement/refinancing.ts';
import { did } from '../use-cases/kernel/step.ts';
import type { Workflow } from './workflow.ts';

export const refinancingWorkflow = (refinancing: Pick<RefinancingUseCases, 'complete'>): Workflow => ({
  name: 'refinancing',
  prefixes: ['loan-'],
  react: (event) => (event.type === 'LoanRefinanced' ? [{ kind: 'complete' }] : []),
  execute: async ({ task, caller }) => {
    await refinancing.complete(caller(), task.stream.slice('loan-'.length) as LoanId);
    return did('the new loan is issued');
  },
});
