/**
 * Pays out an approved loan or a refund: compares the destination with the signed one, sends the money under one key,
 * records the outcome.
 */
import { z } from 'zod';
import { PaymentId } from '../../schema/events/codecs.ts';
import { idOf } from '../../schema/events/streams.ts';
import type { PayoutSending } from '../use-cases/payout/payout-sending.ts';
import type { RefundOf } from '../use-cases/payout/payout-subject.ts';
import { defineWorkflow, onStreams, type StreamRun } from './define.ts';

const REFUND = { refundId: PaymentId };
const PROVIDER = { provider: z.string() };

const refundOf = ({ stream }: StreamRun<'account-'>, { refundId }: Pick<RefundOf, 'refundId'>): RefundOf => ({
  borrowerId: idOf(stream),
  refundId,
});

export const payoutWorkflow = (sending: Pick<PayoutSending, 'request' | 'prepare' | 'send'>) =>
  defineWorkflow('payout', [
    onStreams('loan-', {
      tasks: { request: {}, prepare: {}, send: {} },
      react(event) {
        if (event.type === 'LoanApproved') return [{ kind: 'request' }];
        if (event.type === 'PayoutRequested') return [{ kind: 'prepare' }];
        return event.type === 'PayoutPrepared' ? [{ kind: 'send' }] : [];
      },
      on: {
        request: (run) => sending.request(run.caller(), idOf(run.stream)),
        prepare: (run) => sending.prepare(run.caller(), idOf(run.stream)),
        send: async (run) => sending.send(run.caller(), idOf(run.stream), await run.begin()),
      },
    }),
    onStreams('account-', {
      tasks: { prepare: REFUND, send: REFUND },
      react(event) {
        if (event.type === 'BalanceDebited' && event.data.reason === 'REFUND' && event.data.transferId !== null)
          return [{ kind: 'prepare', data: { refundId: event.data.transferId } }];
        return event.type === 'RefundPrepared' ? [{ kind: 'send', data: { refundId: event.data.refundId } }] : [];
      },
      on: {
        prepare: (run, refund) => sending.prepare(run.caller(), refundOf(run, refund)),
        send: async (run, refund) => sending.send(run.caller(), refundOf(run, refund), await run.begin()),
      },
    }),
  ]);

export type PayoutWatchOptions = { everyMs?: number; postEveryMs?: number };

/**
 * Asks the provider until the payout has ended, in case no callback comes. Separate, so that other tasks of the loan
 * need not wait.
 */
export function payoutWatchWorkflow(
  sending: PayoutSending,
  { everyMs = 5_000, postEveryMs = 60_000 }: PayoutWatchOptions = {},
) {
  const againAfterMs = (provider: string) => (provider === 'post-office' ? postEveryMs : everyMs);
  return defineWorkflow('payout-watch', [
    onStreams('loan-', {
      tasks: { watch: PROVIDER },
      react: (event) =>
        event.type === 'PayoutSent' ? [{ kind: 'watch', data: { provider: event.data.provider } }] : [],
      on: {
        watch: (run, { provider }) => sending.watch(run.caller(), idOf(run.stream), againAfterMs(provider)),
      },
    }),
    onStreams('account-', {
      tasks: { watch: { ...PROVIDER, ...REFUND } },
      react: (event) =>
        event.type === 'RefundSent'
          ? [{ kind: 'watch', data: { provider: event.data.provider, refundId: event.data.refundId } }]
          : [],
      on: {
        watch: (run, task) => sending.watch(run.caller(), refundOf(run, task), againAfterMs(task.provider)),
      },
    }),
  ]);
}
