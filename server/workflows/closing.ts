/** What a loan's end sets in motion: surplus to the balance, CLOSING_PROCESS to FINISHED. The slot is freed by slot-release.ts. */
import type { LoanId } from '../../schema/values/ids.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import { settleSurplus } from '../use-cases/balance.ts';
import { commandLoan } from '../use-cases/loan-command.ts';
import { loadLoan } from '../use-cases/loan-view.ts';
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
      if (run.task.kind === 'surplus') await settleSurplus(deps, run.caller(), loanId);
      if (run.task.kind === 'close') await close(deps, run, loanId);
      return 'done';
    },
  };
}

async function close(deps: ClosingDeps, run: TaskRun, loanId: LoanId): Promise<void> {
  const loan = await loadLoan(deps.ledger, loanId);
  if (loan?.status !== 'CLOSING_PROCESS') return;
  const done = await commandLoan(deps, run.caller(), loanId, { type: 'CloseLoan' });
  if (!done.accepted) throw new Error(`loan ${loanId}: ${done.refusal.code}`);
}
