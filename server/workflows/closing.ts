/** The surplus goes to the balance, and CLOSING_PROCESS becomes FINISHED. slot-release.ts frees the slot. */
import { carries } from '../../schema/events/loan.ts';
import { idOf } from '../../schema/events/streams.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import { settleSurplus } from '../use-cases/balance/balance.ts';
import { did, notNeeded, stepOf } from '../use-cases/kernel/step.ts';
import { commandLoan } from '../use-cases/loan/loan-command.ts';
import { loadLoan } from '../use-cases/loan/loans.ts';
import { defineWorkflow, onStreams } from './define.ts';

export type ClosingDeps = { ledger: Ledger; clock: Clock; ids: Ids };

export const closingWorkflow = (deps: ClosingDeps) =>
  defineWorkflow('closing', [
    onStreams('loan-', {
      tasks: { surplus: {}, close: {} },
      react(event) {
        if (event.type === 'LoanClosing') return [{ kind: 'surplus' }, { kind: 'close' }];
        return carries(event, 'surplus') && event.data.surplus !== 0n ? [{ kind: 'surplus' }] : [];
      },
      on: {
        async surplus(run) {
          const moves = await settleSurplus(deps, run.caller(), idOf(run.stream));
          return moves > 0 ? did(`${moves} moves to the balance`) : notNeeded('nothing was left over');
        },
        async close(run) {
          const loanId = idOf(run.stream);
          const loan = await loadLoan(deps.ledger, loanId);
          if (loan?.status !== 'CLOSING_PROCESS') return notNeeded(`the loan is ${loan?.status}`);
          return stepOf('CloseLoan', await commandLoan(deps, run.caller(), loanId, { type: 'CloseLoan' }));
        },
      },
    }),
  ]);
