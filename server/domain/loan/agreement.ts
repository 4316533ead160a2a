/** What prolongation, refinancing, restructuring and cession share: a request that waits until the end of its day, its lapse, and its completion by money. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue } from '../../../schema/loan-status.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { isPaidOff } from '../money/standing.ts';
import { owedBesidesPrincipal, prolong } from './prolongation.ts';
import { isCured } from './receipt.ts';
import { refinance } from './refinancing.ts';
import { restructure } from './restructuring.ts';
import type { Live, LoanState } from './state.ts';

/** The request ends unfulfilled; the loan is where it was before it, unless the money that came meanwhile has cured the overdue. */
export function annulled(loan: Live): LoanEvent[] {
  const { request } = loan;
  const before = loan.returnTo ?? loan.status;
  const status = isOverdue(before) && isCured(loan.standing) ? loan.base : before;
  switch (request?.kind) {
    case 'PROLONGATION':
      return [{ type: 'ProlongationAnnulled', data: { status } }];
    case 'REFINANCING':
      return [{ type: 'RefinancingAnnulled', data: { status } }];
    case 'RESTRUCTURING':
      return [{ type: 'RestructuringAnnulled', data: { status } }];
    case 'CESSION':
      return [{ type: 'CessionCancelled', data: { status } }];
    case undefined:
      return [];
  }
}

export function withdrawRequest(state: LoanState): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  if (!state.request) return accept();
  return state.request.kind === 'CESSION' ? refuse('NOT_ALLOWED_NOW') : accept(...annulled(state));
}

/** A signed request whose sum of the day has come: the agreement takes effect in the same append as the money. */
export function completion(state: LoanState, on: LocalDate): LoanEvent[] {
  if (state.stage !== 'live' || isPaidOff(state.standing)) return [];
  const { request, standing } = state;
  switch (request?.kind) {
    case 'PROLONGATION':
      if (!request.signed || !request.offer || owedBesidesPrincipal(standing) > 0n) return [];
      return [prolong(state, request.offer.price.maturity, on)];
    case 'REFINANCING':
      return request.signed && owedBesidesPrincipal(standing) === 0n ? refinance(state, on) : [];
    case 'RESTRUCTURING':
      return request.signed && request.paid >= request.firstPayment ? [restructure(state, request.months, on)] : [];
    case 'CESSION':
    case undefined:
      return [];
  }
}
