/** From the approval of a loan, or of a refund of the balance, to the money: compared with what was signed, sent under one key, confirmed or refused. */
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { Task } from '../ports/tasks.ts';
import { unexpected } from '../use-cases/kernel/step.ts';
import type { PayoutSending } from '../use-cases/payout/payout-sending.ts';
import type { PayoutOf } from '../use-cases/payout/payout-subject.ts';
import type { Workflow } from './workflow.ts';

/** What the task is about: the loan, or the refund that it names on the stream of an account. */
function payoutOf({ stream, data }: Pick<Task, 'stream' | 'data'>): PayoutOf {
  const id = stream.slice(stream.indexOf('-') + 1);
  if (!stream.startsWith('account-')) return id as LoanId;
  return { borrowerId: id as BorrowerId, refundId: String(data.refundId) as PaymentId };
}

export function payoutWorkflow(sending: Pick<PayoutSending, 'request' | 'prepare' | 'send'>): Workflow {
  return {
    name: 'payout',
    prefixes: ['loan-', 'account-'],
    react(event) {
      if (event.type === 'LoanApproved') return [{ kind: 'request' }];
      if (event.type === 'PayoutRequested') return [{ kind: 'prepare' }];
      if (event.type === 'PayoutPrepared') return [{ kind: 'send' }];
      if (event.type === 'BalanceDebited' && event.data.reason === 'REFUND')
        return [{ kind: 'prepare', data: { refundId: event.data.transferId } }];
      if (event.type === 'RefundPrepared') return [{ kind: 'send', data: { refundId: event.data.refundId } }];
      return [];
    },
    async execute({ task, caller, begin }) {
      const of = payoutOf(task);
      if (task.kind === 'request' && typeof of === 'string') return sending.request(caller(), of);
      if (task.kind === 'prepare') return sending.prepare(caller(), of);
      if (task.kind === 'send') return sending.send(caller(), of, await begin());
      return unexpected(`a task of kind ${task.kind}`);
    },
  };
}

export type PayoutWatchOptions = { everyMs?: number; postEveryMs?: number };

/** Beside the callbacks: asks the provider until the payout has ended. A workflow of its own, so that it holds up nothing else of the loan. */
export function payoutWatchWorkflow(sending: PayoutSending, options: PayoutWatchOptions = {}): Workflow {
  return {
    name: 'payout-watch',
    prefixes: ['loan-', 'account-'],
    react(event) {
      if (event.type === 'PayoutSent') return [{ kind: 'watch', data: { provider: event.data.provider } }];
      if (event.type !== 'RefundSent') return [];
      const { provider, refundId } = event.data;
      return [{ kind: 'watch', data: { provider, refundId } }];
    },
    async execute({ task, caller }) {
      const post = task.data.provider === 'post-office';
      const againAfterMs = post ? (options.postEveryMs ?? 60_000) : (options.everyMs ?? 5_000);
      return sending.watch(caller(), payoutOf(task), againAfterMs);
    },
  };
}
