/** An open request: how it ends uncompleted, and when a new request replaces it. */

import type { AnnulmentReason } from '../../../schema/events/loan/base.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue } from '../../../schema/loan-status.ts';
import { isCured } from '../money/balances.ts';
import type { RunningLoan } from './state.ts';

/** The loan returns to its status before the request. */
export function annulment(loan: RunningLoan, reason: AnnulmentReason = 'LAPSED'): LoanEvent[] {
  const { request } = loan;
  const status = loan.returnTo ?? loan.status;
  switch (request?.kind) {
    case 'PROLONGATION':
      return [{ type: 'ProlongationAnnulled', data: { status, reason } }];
    case 'REFINANCING':
      return [{ type: 'RefinancingAnnulled', data: { status, reason } }];
    case 'RESTRUCTURING':
      return restructuringAnnulment(loan, reason);
    case 'CESSION':
      return [{ type: 'CessionCancelled', data: { status } }];
    case undefined:
      return [];
  }
}

/**
 * A signed restructuring may already have received money that cured the overdue; then the loan does not return to it.
 */
function restructuringAnnulment(loan: RunningLoan, reason: AnnulmentReason): LoanEvent[] {
  const signed = loan.status === 'WAITING_RESTRUCTURING';
  const status = (signed && loan.returnTo) || loan.status;
  const ended: LoanEvent = { type: 'RestructuringAnnulled', data: { status, reason } };
  if (!signed || !isOverdue(status) || !isCured(loan.standing)) return [ended];
  return [ended, { type: 'OverdueCured', data: { status: loan.base, postings: [], standing: loan.standing } }];
}

/** A new request replaces an unsigned one; the borrower has to withdraw a signed one first. */
export const withdrawUnsigned = (loan: RunningLoan): LoanEvent[] =>
  loan.request && loan.request.kind !== 'CESSION' && !loan.request.signed ? annulment(loan, 'WITHDRAWN') : [];
