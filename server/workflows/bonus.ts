/** Bonuses follow the loans: interest paid in time earns them, what was set aside gets its answer even after a crash, a late payment may give some back, one taken back takes what it earned. */

import type { AllocationLine } from '../../schema/events/figures.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { tiyn } from '../../schema/values/money.ts';
import { interestInTime } from '../domain/bonus/earned.ts';
import type { TaskWanted } from '../ports/tasks.ts';
import type { Bonus } from '../use-cases/bonus/bonus.ts';
import { unexpected } from '../use-cases/kernel/step.ts';
import type { Workflow } from './workflow.ts';

const afterPrefix = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

export const bonusWorkflow = (bonus: Pick<Bonus, 'earn' | 'finish' | 'settleLoan' | 'takeBack'>): Workflow => ({
  name: 'bonus',
  prefixes: ['loan-', 'bonus-', 'account-'],
  react(event) {
    switch (event.type) {
      case 'PaymentReceived':
        return earned(event.data.paymentId, event.data.allocation, event.data.paidOn);
      case 'BalanceApplied':
        return earned(event.data.transferId, event.data.allocation, event.data.appliedOn);
      case 'BackdatingAdjusted':
        return resettled(event.data.reallocated);
      case 'PaymentReversed':
        return [...resettled(event.data.reallocated), { kind: 'takeBack', data: { paymentId: event.data.paymentId } }];
      // The loan was over when the payment was taken back: no fact of the loan says it.
      case 'ReversalOwed': {
        const { loanId, paymentId, amount } = event.data;
        return loanId ? [{ kind: 'takeBack', data: { loanId, paymentId, taken: amount.toString() } }] : [];
      }
      case 'BonusReserved':
        return [{ kind: 'finish', data: { transferId: event.data.transferId } }];
      default:
        return [];
    }
  },
  async execute({ task, caller }) {
    const id = afterPrefix(task.stream);
    if (task.kind === 'earn') return bonus.earn(caller(), id as LoanId, paidOf(task.data));
    if (task.kind === 'settle') return bonus.settleLoan(caller(), id as LoanId);
    if (task.kind === 'takeBack')
      return bonus.takeBack(
        caller(),
        String(task.data.loanId ?? id) as LoanId,
        String(task.data.paymentId) as PaymentId,
        task.data.taken === undefined ? null : tiyn(BigInt(String(task.data.taken))),
      );
    if (task.kind === 'finish')
      return bonus.finish(caller(), id as BorrowerId, String(task.data.transferId) as PaymentId);
    return unexpected(`a task of kind ${task.kind}`);
  },
});

const resettled = (reallocated: readonly unknown[]): TaskWanted[] =>
  reallocated.length > 0 ? [{ kind: 'settle' }] : [];

function earned(paymentId: PaymentId, lines: readonly AllocationLine[], paidOn: LocalDate): TaskWanted[] {
  const interest = interestInTime(lines);
  return interest > 0n ? [{ kind: 'earn', data: { paymentId, interest: interest.toString(), paidOn } }] : [];
}

const paidOf = (data: Readonly<Record<string, unknown>>) => ({
  paymentId: String(data.paymentId) as PaymentId,
  interest: tiyn(BigInt(String(data.interest))),
  paidOn: String(data.paidOn) as LocalDate,
});
