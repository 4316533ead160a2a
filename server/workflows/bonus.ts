/** Bonuses follow the loans: interest paid in time earns them, what was set aside gets its answer even after a crash, a late payment may give some back. */
import type { AllocationLine } from '../../schema/events/figures.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { add, type Tiyn, tiyn } from '../../schema/values/money.ts';
import type { TaskWanted } from '../ports/tasks.ts';
import type { Bonus } from '../use-cases/bonus.ts';
import type { Workflow } from './workflow.ts';

const afterPrefix = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

export const bonusWorkflow = (bonus: Pick<Bonus, 'earn' | 'finish' | 'settleLoan'>): Workflow => ({
  name: 'bonus',
  prefixes: ['loan-', 'bonus-'],
  react(event) {
    switch (event.type) {
      case 'PaymentReceived':
        return earned(event.data.paymentId, event.data.allocation, event.data.paidOn);
      case 'BalanceApplied':
        return earned(event.data.transferId, event.data.allocation, event.data.appliedOn);
      case 'BackdatingAdjusted':
      case 'PaymentReversed':
        return event.data.reallocated.length > 0 ? [{ kind: 'settle' }] : [];
      case 'BonusReserved':
        return [{ kind: 'finish', data: { transferId: event.data.transferId } }];
      default:
        return [];
    }
  },
  async execute({ task, caller }) {
    const id = afterPrefix(task.stream);
    if (task.kind === 'earn') await bonus.earn(caller(), id as LoanId, paidOf(task.data));
    if (task.kind === 'settle') await bonus.settleLoan(caller(), id as LoanId);
    if (task.kind === 'finish')
      await bonus.finish(caller(), id as BorrowerId, String(task.data.transferId) as PaymentId);
    return 'done';
  },
});

/** In time: not from a row that was late. */
const interestInTime = (lines: readonly AllocationLine[]): Tiyn =>
  add(...lines.filter((line) => line.component === 'interest' && !line.overdue).map((line) => line.amount));

function earned(paymentId: PaymentId, lines: readonly AllocationLine[], paidOn: LocalDate): TaskWanted[] {
  const interest = interestInTime(lines);
  return interest > 0n ? [{ kind: 'earn', data: { paymentId, interest: interest.toString(), paidOn } }] : [];
}

const paidOf = (data: Readonly<Record<string, unknown>>) => ({
  paymentId: String(data.paymentId) as PaymentId,
  interest: tiyn(BigInt(String(data.interest))),
  paidOn: String(data.paidOn) as LocalDate,
});
