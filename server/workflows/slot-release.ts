/** A loan that is over frees the borrower's place. Until then a new application takes the place over by itself (R22). */

import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { isTerminal } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import { releaseSlot } from '../use-cases/application/slot.ts';
import { unexpected } from '../use-cases/kernel/step.ts';
import { loadLoan } from '../use-cases/loan/loans.ts';
import type { Workflow } from './workflow.ts';

export const slotReleaseWorkflow = (deps: { ledger: Ledger; clock: Clock; ids: Ids }): Workflow => ({
  name: 'slot-release',
  prefixes: ['loan-'],
  // A refinanced loan keeps the place for the one that takes it over: refinancing.ts.
  react: (event) =>
    event.type !== 'LoanRefinanced' && isTerminal((event as LedgerEvent as LoanEvent).data.status)
      ? [{ kind: 'release' }]
      : [],
  execute: async ({ task, caller }) => {
    const loan = await loadLoan(deps.ledger, task.stream.slice('loan-'.length) as LoanId);
    if (!loan) return unexpected('the loan is not in the log');
    return releaseSlot(deps, caller(), loan.borrowerId, loan.loanId);
  },
});
