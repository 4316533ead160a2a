/** The lender gives up penalty, in part or all: never more than is owed; interest and principal are not his to waive here. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue } from '../../../schema/loan-status.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { settle } from '../money/allocation.ts';
import { isCured, present } from '../money/balances.ts';
import { accrualPostings, move } from '../money/postings.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import type { LoanState, RunningLoan } from './state.ts';

/** While a prolongation, a restructuring or a sale waits, its sums stand as they were shown. */
export function waivePenalty(state: LoanState, command: CommandOf<'WaivePenalty'>): Outcome<LoanEvent> {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (state.request) return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  const { amount, reason, today } = command;
  const { penalty } = accrueTo(state.contract, state.standing, today).standing;
  if (amount <= 0n || amount > penalty) {
    return refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(penalty) } });
  }
  const events = waiver(state, amount, reason, today);
  return accept(...events, ...closing(fold(state, events)));
}

/** The fact, of as much as is owed on that day; nothing where nothing is. What was charged stays counted under the ceilings. */
export function waiver(loan: RunningLoan, wanted: Tiyn, reason: string, on: LocalDate): LoanEvent[] {
  const accrued = accrueTo(loan.contract, loan.standing, on);
  const amount = least(wanted, accrued.standing.penalty);
  if (amount === ZERO) return [];
  const reduced = settle({ ...accrued.standing, penalty: subtract(accrued.standing.penalty, amount) }, [], on);
  const watch = { noticedDay: loan.noticedDay, payBy: loan.prepayment?.payBy ?? null };
  const standing = present(loan.contract, reduced, on, watch);
  // Only a premium is left: nothing is late any more.
  const cured = isOverdue(loan.status) && isCured(standing);
  return [
    {
      type: 'PenaltyWaived',
      data: {
        status: loan.status,
        amount,
        reason,
        postings: [
          ...accrualPostings(accrued.interest, accrued.penalty),
          ...move(amount, 'penalty-receivable', 'waived'),
        ],
        standing,
      },
    },
    ...(cured ? [{ type: 'OverdueCured' as const, data: { status: loan.base, postings: [], standing } }] : []),
  ];
}
