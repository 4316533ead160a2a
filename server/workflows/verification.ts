/** A complete application is verified; one whose income was proved by a statement is scored again. */
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { Verification } from '../use-cases/decision/verification.ts';
import type { Workflow } from './workflow.ts';

export const verificationWorkflow = (verification: Verification): Workflow => ({
  name: 'verification',
  prefixes: ['loan-'],
  react: (event) => (isReady(event as LedgerEvent as LoanEvent) ? [{ kind: 'verify' }] : []),
  execute: async ({ task, call, caller }) => {
    return verification.verify(task.stream.slice('loan-'.length) as LoanId, call, caller);
  },
  timeoutMs: 30_000,
});

function isReady(event: LoanEvent): boolean {
  if (event.data.status === 'ON_VERIFICATION') return true;
  return event.type === 'StatementUploaded' && event.data.status === 'READY_FOR_SCORING';
}
