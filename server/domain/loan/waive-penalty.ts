/**
 * The lender waives penalty, in part or in full, but never more than is owed. Interest and principal cannot be waived
 * here.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue } from '../../../schema/loan-status.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { settle } from '../money/allocation.ts';
import { isCured, present } from '../money/balances.ts';
import { accrualPostings, move } from '../money/postings.ts';
import { accept } from './accept.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import type { LoanState, RunningLoan } from './state.ts';
import { watchOf } from './watch.ts';

/** Refused while a request is open, because its figures must stay as shown. */
export function waivePenalty(state: LoanState, command: CommandOf<'WaivePenalty'>) {
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

/** Waives at most what is owed on that day. Penalty charged earlier still counts under the ceilings. */
export function waiver(loan: RunningLoan, wanted: Tiyn, reason: string, on: LocalDate): LoanEvent[] {
  const accrued = accrueTo(loan.contract, loan.standing, on);
  const amount = least(wanted, accrued.standing.penalty);
  if (amount === ZERO) return [];
  const reduced = settle({ ...accrued.standing, penalty: subtract(accrued.standing.penalty, amount) }, [], on);
  const standing = present(loan.contract, reduced, on, watchOf(loan));
  // Only a premium is left, which is never late.
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
