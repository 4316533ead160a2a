/** From the approval to the money: asked for, compared with what was signed, sent under one key, confirmed or refused. */
import type { LoanId } from '../../schema/values/ids.ts';
import type { PayoutSending } from '../use-cases/payout-sending.ts';
import type { Workflow } from './workflow.ts';

const loanOf = (stream: string): LoanId => stream.slice('loan-'.length) as LoanId;

export function payoutWorkflow(sending: PayoutSending): Workflow {
  return {
    name: 'payout',
    prefixes: ['loan-'],
    react(event) {
      if (event.type === 'LoanApproved') return [{ kind: 'request' }];
      if (event.type === 'PayoutRequested') return [{ kind: 'prepare' }];
      if (event.type === 'PayoutPrepared') return [{ kind: 'send' }];
      return [];
    },
    async execute({ task, caller }) {
      const loanId = loanOf(task.stream);
      if (task.kind === 'request') await sending.request(caller(), loanId);
      if (task.kind === 'prepare') await sending.prepare(caller(), loanId);
      if (task.kind === 'send') await sending.send(caller(), loanId, task.attempts > 0);
      return 'done';
    },
  };
}

export type PayoutWatchOptions = { everyMs?: number; postEveryMs?: number };

/** Beside the callbacks: asks the provider until the payout has ended. A workflow of its own, so that it holds up nothing else of the loan. */
export function payoutWatchWorkflow(sending: PayoutSending, options: PayoutWatchOptions = {}): Workflow {
  return {
    name: 'payout-watch',
    prefixes: ['loan-'],
    react: (event) => (event.type === 'PayoutSent' ? [{ kind: 'watch', data: { provider: event.data.provider } }] : []),
    async execute({ task, caller }) {
      const result = await sending.watch(caller(), loanOf(task.stream));
      if (result === 'done') return 'done';
      const post = task.data.provider === 'post-office';
      return { again: 'not ended yet', afterMs: post ? (options.postEveryMs ?? 60_000) : (options.everyMs ?? 5_000) };
    },
  };
}
