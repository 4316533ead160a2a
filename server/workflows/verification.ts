/** Scores an application again after a statement has proved the income. */
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
  return event.type === 'StatementUploaded' && event.data.status === 'READY_FOR_SCORING';
}
