/**
 * What prolongation, refinancing and restructuring share: a request open until the end of its day, and its completion
 * by a payment.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { isPaidOff } from '../money/balances.ts';
import type { Figures } from '../money/contract.ts';
import { chargesOn, chargesOwed, prolong } from './prolongation.ts';
import { refinance } from './refinancing.ts';
import { annulment } from './request.ts';
import { restructure } from './restructuring.ts';
import type { LoanState, RunningLoan } from './state.ts';

export function withdrawRequest(state: LoanState): Outcome<LoanEvent> {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (!state.request) return accept();
  return state.request.kind === 'CESSION' ? refuse('NOT_ALLOWED_NOW') : accept(...annulment(state, 'WITHDRAWN'));
}

/**
 * What is still to be paid today, to the tiyn, for a signed agreement to take effect; undefined where none is signed.
 */
export function stillDueAtSigning(loan: Figures & Pick<RunningLoan, 'request'>, today: LocalDate): Tiyn | undefined {
  const { request } = loan;
  if (request?.kind === 'RESTRUCTURING' && request.signed)
    return most(ZERO, subtract(request.firstPayment, request.paid));
  const awaitsMoney = (request?.kind === 'PROLONGATION' || request?.kind === 'REFINANCING') && request.signed;
  return awaitsMoney ? chargesOn(loan, today) : undefined;
}

/** Once the amount due at signing is paid, the agreement takes effect in the same append. */
export function completion(state: LoanState, on: LocalDate): LoanEvent[] {
  if (state.stage !== 'running' || isPaidOff(state.standing)) return [];
  const { request, standing } = state;
  switch (request?.kind) {
    case 'PROLONGATION':
      if (!request.signed || !request.offer || chargesOwed(standing) > 0n) return [];
      return [prolong(state, request.offer.price, on)];
    case 'REFINANCING':
      return request.signed && chargesOwed(standing) === 0n ? refinance(state, on) : [];
    case 'RESTRUCTURING':
      return request.signed && request.paid >= request.firstPayment
        ? [restructure(state, request.price, on, request.firstPayment)]
        : [];
    case 'CESSION':
    case undefined:
      return [];
  }
}
