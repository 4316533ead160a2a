/**
 * Interest paid in time earns bonuses, a backdated payment may return some, a reversed one takes back what it earned.
 * Bonuses set aside are settled even after a crash.
 */
import { LoanId, LocalDate, PaymentId, Tiyn } from '../../schema/events/codecs.ts';
import type { AllocationLine } from '../../schema/events/figures.ts';
import { type Carrying, carries, type LoanEvent } from '../../schema/events/loan.ts';
import { idOf } from '../../schema/events/streams.ts';
import { interestInTime } from '../domain/bonus/earned.ts';
import type { Bonus } from '../use-cases/bonus/bonus.ts';
import { defineWorkflow, onStreams } from './define.ts';

export const bonusWorkflow = (bonus: Pick<Bonus, 'earn' | 'finish' | 'settleLoan' | 'takeBack'>) =>
  defineWorkflow('bonus', [
    onStreams('loan-', {
      tasks: {
        earn: { paymentId: PaymentId, interest: Tiyn, paidOn: LocalDate },
        settle: {},
        takeBack: { paymentId: PaymentId },
      },
      react(event) {
        if (carries(event, 'allocation')) return earnedBy(event);
        return carries(event, 'reallocated') ? correctedBy(event) : [];
      },
      on: {
        earn: (run, paid) => bonus.earn(run.caller(), idOf(run.stream), paid),
        settle: (run) => bonus.settleLoan(run.caller(), idOf(run.stream)),
        takeBack: (run, { paymentId }) => bonus.takeBack(run.caller(), idOf(run.stream), paymentId),
      },
    }),
    onStreams('bonus-', {
      tasks: { finish: { transferId: PaymentId } },
      react: (event) =>
        event.type === 'BonusReserved' ? [{ kind: 'finish', data: { transferId: event.data.transferId } }] : [],
      on: { finish: (run, { transferId }) => bonus.finish(run.caller(), idOf(run.stream), transferId) },
    }),
    // If the payment was reversed after the loan's end, only the borrower's account has an event for it.
    onStreams('account-', {
      tasks: { takeBack: { loanId: LoanId, paymentId: PaymentId, taken: Tiyn } },
      react(event) {
        if (event.type !== 'ReversalOwed' || !event.data.loanId) return [];
        const { loanId, paymentId, amount } = event.data;
        return [{ kind: 'takeBack', data: { loanId, paymentId, taken: amount } }];
      },
      on: {
        takeBack: (run, { loanId, paymentId, taken }) => bonus.takeBack(run.caller(), loanId, paymentId, taken),
      },
    }),
  ]);

function earnedBy(event: Carrying<LoanEvent, 'allocation'>) {
  switch (event.type) {
    case 'PaymentReceived':
      return earned(event.data.paymentId, event.data.allocation, event.data.paidOn);
    case 'BalanceApplied':
      return earned(event.data.transferId, event.data.allocation, event.data.appliedOn);
    case 'BonusSpent':
      return [];
  }
}

function correctedBy(event: Carrying<LoanEvent, 'reallocated'>) {
  switch (event.type) {
    case 'BackdatingAdjusted':
      return resettled(event.data.reallocated);
    case 'PaymentReversed': {
      const { paymentId, reallocated } = event.data;
      return [...resettled(reallocated), { kind: 'takeBack' as const, data: { paymentId } }];
    }
  }
}

const resettled = (reallocated: readonly unknown[]) => (reallocated.length > 0 ? [{ kind: 'settle' as const }] : []);

function earned(paymentId: PaymentId, lines: readonly AllocationLine[], paidOn: LocalDate) {
  const interest = interestInTime(lines);
  return interest > 0n ? [{ kind: 'earn' as const, data: { paymentId, interest, paidOn } }] : [];
}
