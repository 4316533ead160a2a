/** What a loan's end sets in motion: surplus to the balance, CLOSING_PROCESS to FINISHED. The slot is freed by slot-release.ts. */

import type { LoanId } from '../../schema/values/ids.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import { settleSurplus } from '../use-cases/balance/balance.ts';
import { did, notNeeded, type Step, stepOf } from '../use-cases/kernel/step.ts';
import { commandLoan } from '../use-cases/loan/loan-command.ts';
import { loadLoan } from '../use-cases/loan/loans.ts';
import type { TaskRun, Workflow } from './workflow.ts';

export type ClosingDeps = { ledger: Ledger; clock: Clock; ids: Ids };

export function closingWorkflow(deps: ClosingDeps): Workflow {
  return {
    name: 'closing',
    prefixes: ['loan-'],
    react(event) {
      switch (event.type) {
        case 'PaymentReceived':
        case 'BackdatingAdjusted':
        case 'PaymentReversed':
        case 'BalanceApplied':
          return event.data.surplus === 0n ? [] : [{ kind: 'surplus' }];
        case 'LoanClosing':
          return [{ kind: 'surplus' }, { kind: 'close' }];
        default:
          return [];
      }
    },
    async execute(run) {
      const loanId = run.task.stream.slice('loan-'.length) as LoanId;
      if (run.task.kind === 'close') return close(deps, run, loanId);
      const moves = await settleSurplus(deps, run.caller(), loanId);
      return moves > 0 ? did(`${moves} moves to the balance`) : notNeeded('nothing was left over');
    },
  };
}

async function close(deps: ClosingDeps, run: TaskRun, loanId: LoanId): Promise<Step> {
  const loan = await loadLoan(deps.ledger, loanId);
  if (loan?.status !== 'CLOSING_PROCESS') return notNeeded(`the loan is ${loan?.status}`);
  return stepOf('CloseLoan', await commandLoan(deps, run.caller(), loanId, { type: 'CloseLoan' }));
}
