/** Until the slot is free a new application takes it over by itself (R22). */
import { LoanId } from '../../schema/events/codecs.ts';
import { idOf } from '../../schema/events/streams.ts';
import { isTerminal } from '../../schema/loan-status.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import { releaseSlot, releaseUnwritten } from '../use-cases/application/slot.ts';
import { unexpected } from '../use-cases/kernel/step.ts';
import { loadLoan } from '../use-cases/loan/loans.ts';
import { defineWorkflow, onStreams } from './define.ts';

export const slotReleaseWorkflow = (deps: { ledger: Ledger; clock: Clock; ids: Ids }) =>
  defineWorkflow('slot-release', [
    onStreams('loan-', {
      tasks: { release: {} },
      // A refinanced loan passes its slot to the new loan: refinancing.ts.
      react: (event) => (event.type !== 'LoanRefinanced' && isTerminal(event.data.status) ? [{ kind: 'release' }] : []),
      on: {
        async release(run) {
          const loan = await loadLoan(deps.ledger, idOf(run.stream));
          if (!loan) return unexpected('the loan is not in the log');
          return releaseSlot(deps, run.caller(), loan.borrowerId, loan.loanId);
        },
      },
    }),
    onStreams('slot-', {
      tasks: { claimed: { loanId: LoanId } },
      react: (event) =>
        event.type === 'SlotClaimed' ? [{ kind: 'claimed', data: { loanId: event.data.loanId } }] : [],
      on: {
        claimed: (run, { loanId }) => releaseUnwritten(deps, run.caller(), idOf(run.stream), loanId),
      },
    }),
  ]);
