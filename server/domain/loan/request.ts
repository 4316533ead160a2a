/** A request that waits: how it ends unfulfilled, and what it gives way to. */

import type { AnnulmentReason } from '../../../schema/events/loan/base.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue } from '../../../schema/loan-status.ts';
import { isCured } from '../money/balances.ts';
import type { RunningLoan } from './state.ts';

/** The request ends unfulfilled; the loan is where it was before it. */
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

/** Before the signature the status is the loan's own. After it what was paid may have cured what was late: then the loan is not late again. */
function restructuringAnnulment(loan: RunningLoan, reason: AnnulmentReason): LoanEvent[] {
  const signed = loan.status === 'WAITING_RESTRUCTURING';
  const status = (signed && loan.returnTo) || loan.status;
  const ended: LoanEvent = { type: 'RestructuringAnnulled', data: { status, reason } };
  if (!signed || !isOverdue(status) || !isCured(loan.standing)) return [ended];
  return [ended, { type: 'OverdueCured', data: { status: loan.base, postings: [], standing: loan.standing } }];
}

/** Asked for something else before anything was signed: the former request ends. A signed one has to be withdrawn by the borrower first. */
export const withdrawUnsigned = (loan: RunningLoan): LoanEvent[] =>
  loan.request && loan.request.kind !== 'CESSION' && !loan.request.signed ? annulment(loan, 'WITHDRAWN') : [];
