/** How an event changes a running loan. Figures are copied from the event; nothing is computed again. */
import type { LoanEventOf, LoanEventType } from '../../../../schema/events/loan.ts';
import { isRunning, type LoanStatus } from '../../../../schema/loan-status.ts';
import { latest } from '../../../../schema/values/local-date.ts';
import { post } from '../../money/postings.ts';
import type { Base, IssuedLoan, LoanState, RunningLoan } from '../state.ts';
import type { RunningLoanFact } from './evolution.ts';
import { endLoan, outOfPlace } from './stages.ts';

export function evolveRunning<T extends LoanEventType>(
  state: LoanState,
  event: LoanEventOf<T>,
  { day, change }: RunningLoanFact<T>,
): LoanState {
  const data: LoanEventOf<LoanEventType>['data'] = event.data;
  const { status } = data;
  if (state.stage === 'closing' && event.type === 'LoanClosed')
    return endLoan({ ...state, ...change?.(state, event, state) }, status);
  if (state.stage !== 'running') throw outOfPlace(state, status);
  const loan: IssuedLoan = {
    ...state,
    status,
    base: baseAfter(state.base, status),
    standing: 'standing' in data ? data.standing : state.standing,
    books: post(state.books, 'postings' in data ? data.postings : []),
    lastDay: latest(state.lastDay, day?.(event.data) ?? state.lastDay),
  };
  const next: RunningLoan = { ...loan, ...change?.(loan, event, state), stage: 'running' };
  if (status === 'CLOSING_PROCESS') return { ...next, stage: 'closing' };
  return isRunning(status) ? next : endLoan(next, status);
}

const baseAfter = (base: Base, status: LoanStatus): Base =>
  status === 'ACTIVE' || status === 'PROLONGED' || status === 'RESTRUCTURED' ? status : base;
