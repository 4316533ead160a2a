/** A request that waits: how it ends unfulfilled, and what it gives way to. */
import type { AnnulmentReason, LoanEvent } from '../../../schema/events/loan.ts';
import type { Live } from './state.ts';

/** The request ends unfulfilled; the loan is where it was before it. */
export function annulled(loan: Live, reason: AnnulmentReason = 'LAPSED'): LoanEvent[] {
  const { request } = loan;
  const status = loan.returnTo ?? loan.status;
  switch (request?.kind) {
    case 'PROLONGATION':
      return [{ type: 'ProlongationAnnulled', data: { status, reason } }];
    case 'REFINANCING':
      return [{ type: 'RefinancingAnnulled', data: { status, reason } }];
    case 'RESTRUCTURING':
      return [{ type: 'RestructuringAnnulled', data: { status } }];
    case 'CESSION':
      return [{ type: 'CessionCancelled', data: { status } }];
    case undefined:
      return [];
  }
}

/** Asked for something else before anything was signed: the former request ends. A signed one has to be withdrawn by the borrower first. */
export const givingWay = (loan: Live): LoanEvent[] =>
  loan.request && loan.request.kind !== 'CESSION' && !loan.request.signed ? annulled(loan, 'WITHDRAWN') : [];
