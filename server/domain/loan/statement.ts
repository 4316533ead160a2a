import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { rejection } from './record-decision.ts';
import { afterRequirement } from './requirement.ts';
import type { LoanState } from './state.ts';

export function uploadStatement(state: LoanState, command: CommandOf<'UploadStatement'>) {
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  const { statementHash, monthlyIncome, monthsWithIncome, averages } = command;
  const read = { statementHash, monthlyIncome, monthsWithIncome, ...(averages && { averages }) };
  if (state.status === 'WAITING_REJECT') {
    if (!state.application.decision?.rejectDecisionByKDN) return refuse('NOT_ALLOWED_NOW');
    return accept({ type: 'StatementUploaded', data: { status: 'READY_FOR_SCORING', ...read } });
  }
  const step = afterRequirement(state.application, { statementNeeded: false }, command.today);
  if (!step) return refuse('NOT_ALLOWED_NOW');
  return accept({ type: 'StatementUploaded', data: { status: step.status, ...read } }, ...step.follows);
}

/** The borrower may upload another file. */
export function rejectStatement(state: LoanState, { reason }: CommandOf<'RejectStatement'>) {
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  return accept({ type: 'StatementRejected', data: { status: state.status, reason } });
}

/**
 * Without a statement the application is cancelled. After a refused one it is decided without proof of the income
 * (R262), and after a decision it is rejected.
 */
export function cancelStatementUpload(state: LoanState) {
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  if (state.status !== 'WAITING_REJECT') {
    const status = state.application.statementRejected ? 'READY_FOR_SCORING' : 'CANCELED';
    return accept({ type: 'StatementUploadCancelled', data: { status } });
  }
  return accept({ type: 'StatementUploadCancelled', data: { status: 'WAITING_REJECT' } }, rejection(state.application));
}
