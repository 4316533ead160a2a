/**
 * The borrower's own loan as its decider sees it today: the days since its last event are counted, nothing is written.
 */

import { loanStream } from '../../../schema/events/streams.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import { advance } from '../../domain/loan/advance.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import { fold } from '../../domain/loan/evolve.ts';
import type { RunningLoan } from '../../domain/loan/state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { stateOf } from '../kernel/handle.ts';
import type { LoanView } from './loan-view.ts';
import { foldLoan } from './loans.ts';

type Deps = { ledger: Ledger; clock: Clock };
export type LiveLoan = { view: LoanView; state: RunningLoan; today: LocalDate };

/** Refusals: NOT_FOUND, LOAN_NOT_LIVE. */
export async function liveLoan(deps: Deps, borrowerId: BorrowerId, loanId: LoanId) {
  const { events } = await deps.ledger.readLatest(loanStream(loanId));
  const view = foldLoan(loanId, events);
  if (view?.borrowerId !== borrowerId) return refuse('NOT_FOUND');
  const recorded = stateOf(loanDecider, events);
  const today = await deps.clock.today();
  const state = fold(recorded, advance(recorded, today));
  return state.stage === 'running' ? { view, state, today } : refuse('LOAN_NOT_LIVE');
}
