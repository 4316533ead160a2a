/** Balance money that was set aside reaches its loan or comes back, even after a crash. */
import { PaymentId } from '../../schema/events/codecs.ts';
import { idOf } from '../../schema/events/streams.ts';
import type { BalanceDeps } from '../use-cases/balance/balance.ts';
import { finishTransfer } from '../use-cases/balance/balance-transfer.ts';
import { did, notNeeded } from '../use-cases/kernel/step.ts';
import { defineWorkflow, onStreams } from './define.ts';

export const balanceTransferWorkflow = (deps: BalanceDeps) =>
  defineWorkflow('balance-transfer', [
    onStreams('account-', {
      tasks: { finish: { transferId: PaymentId } },
      react: (event) =>
        event.type === 'BalanceDebited' && event.data.transferId !== null && event.data.reason === 'INSTALMENT'
          ? [{ kind: 'finish', data: { transferId: event.data.transferId } }]
          : [],
      on: {
        async finish(run, { transferId }) {
          const written = await finishTransfer(deps, run.caller(), idOf(run.stream), transferId);
          return written > 0 ? did('the loan took it') : notNeeded('the loan has answered, or its money went back');
        },
      },
    }),
  ]);
