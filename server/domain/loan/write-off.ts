/** The lender writes off the whole debt as a loss; the loan ends but is not repaid, and no document may say so. */
import type { Balances, Posting } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue } from '../../../schema/loan-status.ts';
import type { Account } from '../../../schema/reference/accounts.ts';
import { WRITE_OFF } from '../../../schema/reference/limits.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { accrualPostings, move, netted } from '../money/postings.ts';
import { withoutUnearned } from '../money/premium.ts';
import { accept } from './accept.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import type { LoanState, RunningLoan } from './state.ts';

export function writeOff(state: LoanState, { reason, today }: CommandOf<'WriteOff'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (!isOverdue(state.status)) return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  if (state.status !== WRITE_OFF.from) return refuse('WRITE_OFF_TOO_EARLY');
  const debt = takeOffBooks(state, today, 'write-off');
  const { amount, postings, standing } = debt;
  const event: LoanEvent = { type: 'WrittenOff', data: { status: state.status, amount, reason, postings, standing } };
  return accept(event, ...closing(fold(state, [event])));
}

export type DebtOffBooks = { readonly amount: Tiyn; readonly postings: Posting[]; readonly standing: Balances };

/** Takes everything owed on a day from the receivables to one account. The instalments stay unpaid. */
export function takeOffBooks(loan: RunningLoan, on: LocalDate, against: Account): DebtOffBooks {
  const accrued = accrueTo(loan.contract, loan.standing, on);
  const { standing: owed, postings: unearned } = withoutUnearned(loan.contract, accrued.standing);
  const { principal, interest, penalty, premium } = owed;
  const postings = netted([
    ...accrualPostings(accrued.interest, accrued.penalty),
    ...unearned,
    ...move(principal, 'principal', against),
    ...move(interest, 'interest-receivable', against),
    ...move(penalty, 'penalty-receivable', against),
    ...move(premium, 'premium-receivable', against),
  ]);
  return { amount: add(principal, interest, penalty, premium), postings, standing: withoutDebt(owed) };
}

export function withoutDebt(owed: Balances): Balances {
  const nothing = { principal: ZERO, interest: ZERO, penalty: ZERO, premium: ZERO, interestDue: ZERO };
  return { ...owed, ...nothing, overdueSince: null, nextDue: null, nextActionDate: null };
}
