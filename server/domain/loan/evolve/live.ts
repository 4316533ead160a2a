/** How any fact changes a live loan. Figures are taken from the event as they stand there; nothing is computed again. */
import type { LoanEventOf, LoanEventType } from '../../../../schema/events/loan.ts';
import { isLive, type LoanStatus } from '../../../../schema/loan-status.ts';
import { latest } from '../../../../schema/values/local-date.ts';
import { post } from '../../money/postings.ts';
import type { Base, Life, Live, LoanState } from '../state.ts';
import type { LiveFact } from './evolution.ts';
import { ended, outOfPlace } from './stages.ts';

export function lived<T extends LoanEventType>(
  state: LoanState,
  event: LoanEventOf<T>,
  { day, change }: LiveFact<T>,
): LoanState {
  const data: LoanEventOf<LoanEventType>['data'] = event.data;
  const { status } = data;
  if (state.stage === 'closing' && event.type === 'LoanClosed')
    return ended({ ...state, ...change?.(state, event, state) }, status);
  if (state.stage !== 'live') throw outOfPlace(state, status);
  const life: Life = {
    ...state,
    status,
    base: baseAfter(state.base, status),
    standing: 'standing' in data ? data.standing : state.standing,
    books: post(state.books, 'postings' in data ? data.postings : []),
    lastDay: latest(state.lastDay, day?.(event.data) ?? state.lastDay),
  };
  const next: Live = { ...life, ...change?.(life, event, state), stage: 'live' };
  if (status === 'CLOSING_PROCESS') return { ...next, stage: 'closing' };
  return isLive(status) ? next : ended(next, status);
}

const baseAfter = (base: Base, status: LoanStatus): Base =>
  status === 'ACTIVE' || status === 'PROLONGED' || status === 'RESTRUCTURED' ? status : base;
