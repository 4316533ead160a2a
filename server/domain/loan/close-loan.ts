/** A loan paid to zero goes to CLOSING_PROCESS and then to FINISHED. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { isPaidOff } from '../money/balances.ts';
import { withoutUnearned } from '../money/premium.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState } from './state.ts';

/** Follows in the same append whatever brought the debt to zero. `surplus`: what that payment left over. */
export function closing(state: LoanState, surplus: Tiyn = ZERO): LoanEvent[] {
  if (state.stage !== 'running' || !isPaidOff(state.standing)) return [];
  const { standing: owed, postings } = withoutUnearned(state.contract, state.standing);
  const standing = { ...owed, overdueSince: null, nextDue: null, nextActionDate: null };
  return [{ type: 'LoanClosing', data: { status: 'CLOSING_PROCESS', postings, standing, surplus } }];
}

export function closeLoan(state: LoanState, { today }: CommandOf<'CloseLoan'>) {
  if (state.status === 'FINISHED') return accept();
  if (state.stage !== 'closing') return refuse('NOT_ALLOWED_NOW');
  const { loanId, borrowerId } = state.application;
  return accept({ type: 'LoanClosed', data: { status: 'FINISHED', closedOn: today, loanId, borrowerId } });
}
