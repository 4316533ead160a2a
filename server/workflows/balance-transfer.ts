/** Money set aside on a balance reaches its loan, or comes back, even if the process that set it aside died in between. */

import type { BorrowerId, PaymentId } from '../../schema/values/ids.ts';
import type { BalanceDeps } from '../use-cases/balance/balance.ts';
import { finishTransfer } from '../use-cases/balance/balance-transfer.ts';
import { did, notNeeded } from '../use-cases/kernel/step.ts';
import type { Workflow } from './workflow.ts';

export const balanceTransferWorkflow = (deps: BalanceDeps): Workflow => ({
  name: 'balance-transfer',
  prefixes: ['account-'],
  react: (event) =>
    event.type === 'BalanceDebited' && event.data.transferId !== null && event.data.reason === 'INSTALMENT'
      ? [{ kind: 'finish', data: { transferId: event.data.transferId } }]
      : [],
  async execute({ task, caller }) {
    const borrowerId = task.stream.slice('account-'.length) as BorrowerId;
    const written = await finishTransfer(deps, caller(), borrowerId, String(task.data.transferId) as PaymentId);
    return written > 0 ? did('the loan took it') : notNeeded('the loan has answered, or its money went back');
  },
});
