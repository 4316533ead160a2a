/** Checks and scores an application; again after a statement, and without one that the borrower does not have. */
import type { LoanEvent } from '../../schema/events/loan.ts';
import { idOf } from '../../schema/events/streams.ts';
import type { Verification } from '../use-cases/decision/verification.ts';
import { defineWorkflow, onStreams } from './define.ts';

export const verificationWorkflow = (verification: Verification) =>
  defineWorkflow(
    'verification',
    [
      onStreams('loan-', {
        tasks: { verify: {} },
        react: (event) => (isReady(event) ? [{ kind: 'verify' }] : []),
        on: { verify: (run) => verification.verify(idOf(run.stream), run.call, run.caller) },
      }),
    ],
    { timeoutMs: 30_000 },
  );

function isReady(event: LoanEvent): boolean {
  if (event.data.status === 'ON_VERIFICATION') return true;
  const ofStatement = event.type === 'StatementUploaded' || event.type === 'StatementUploadCancelled';
  return ofStatement && event.data.status === 'READY_FOR_SCORING';
}
