/**
 * Bonuses pay interest only, up to a share of the loan's interest, and not while it is overdue (R15). They are already
 * set aside, so the loan answers once: BonusSpent with the amount used, which may be zero.
 */
import type { AllocationLine } from '../../../schema/events/figures.ts';
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { bonusRuleOn } from '../../../schema/reference/bonus.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, most, printTenge, subtract, type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';
import { refusedAct } from '../act-guard.ts';
import { type Refused, refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { allocate, settle } from '../money/allocation.ts';
import { noticeReached, present } from '../money/balances.ts';
import { courseOf } from '../money/course.ts';
import { debtsOn, sumOf } from '../money/debt.ts';
import { accrualPostings, receiptPostings } from '../money/postings.ts';
import { accept } from './accept.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { hasReceived, statusAfter } from './receipt.ts';
import type { IssuedLoan, LoanState, RunningLoan } from './state.ts';
import { watchOf } from './watch.ts';

const PPM = 1_000_000n;
/** Bonuses stay out of an open agreement, whose amount due is shown and signed. */
const WHERE: ReadonlySet<LoanStatus> = new Set<LoanStatus>([
  'ACTIVE',
  'PROLONGED',
  'RESTRUCTURED',
  'GRACE_DAY_OFF',
  'GRACE_MANUAL',
]);

export type BonusAllowance = {
  readonly limit: Tiyn;
  readonly spent: Tiyn;
  /** What may be used on the day. */
  readonly usable: Tiyn;
  /** Why `usable` is zero. */
  readonly unavailable: Refused | null;
};

/**
 * All interest of the loan by its present terms, without premiums: charged so far and still to come. A prolongation
 * raises it, a prepayment lowers it (R15).
 */
const interestInAll = (loan: IssuedLoan, day: LocalDate): Tiyn =>
  add(tiyn(-(loan.books['interest-income'] ?? ZERO)), courseOf(loan, day).interest);

/** The loan has been advanced to `day`. */
export function bonusAllowance(loan: IssuedLoan, day: LocalDate): BonusAllowance {
  const { contract, facts } = loan;
  const limit = tiyn((interestInAll(loan, day) * bonusRuleOn(contract.issuedOn).limitPpm) / PPM);
  const spent = add(...facts.flatMap(({ event }) => (event.type === 'BonusSpent' ? [event.data.amount] : [])));
  const remaining = most(ZERO, subtract(limit, spent));
  const debts = debtsOn(accrueTo(contract, loan.standing, day).standing, day);
  // Penalty makes nobody late (R53).
  const overdue = sumOf(
    debts.filter(({ component }) => component !== 'penalty'),
    'OVERDUE',
  );
  const interest = sumOf(debts.filter((debt) => debt.component === 'interest'));
  const unavailable = refusedAct('spendBonus', {
    overdue: overdue > 0n && { overdue: printTenge(overdue) },
    otherStatus: !WHERE.has(loan.status),
    limitReached: remaining === 0n && { limit: printTenge(limit), left: printTenge(remaining) },
    noInterest: interest === 0n,
  });
  return unavailable
    ? { limit, spent, usable: ZERO, unavailable }
    : { limit, spent, usable: least(remaining, interest), unavailable: null };
}

export function spendBonus(state: LoanState, command: CommandOf<'SpendBonus'>) {
  if (hasReceived(state, command.transferId)) return accept();
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  const { transferId, amount, today } = command;
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  const spent = takeBonus(state, transferId, least(amount, bonusAllowance(state, today).usable), today);
  const after = fold(state, [spent]);
  return accept(spent, ...closing(after));
}

/** Takes at most `amount`; what interest does not need is not taken. Also used in a replay. */
export function takeBonus(
  loan: RunningLoan,
  transferId: PaymentId,
  amount: Tiyn,
  day: LocalDate,
): LoanEventOf<'BonusSpent'> {
  const { contract } = loan;
  const accrued = accrueTo(contract, loan.standing, day);
  const interest = debtsOn(accrued.standing, day).filter((debt) => debt.component === 'interest');
  const { lines } = allocate(amount, interest, [{ stage: 'ANY', component: 'interest' }]);
  const used = add(...lines.map((line) => line.amount));
  const settled = settle(accrued.standing, lines, day);
  const noticedDay = Math.min(loan.noticedDay, noticeReached(settled.overdueSince, day));
  return {
    type: 'BonusSpent',
    data: {
      status: statusAfter(loan, settled, day),
      postings: [...accrualPostings(accrued.interest, accrued.penalty), ...bonusPostings(lines)],
      standing: present(contract, settled, day, watchOf(loan, { noticedDay })),
      amount: used,
      accruedInterest: accrued.interest,
      accruedPenalty: accrued.penalty,
      allocation: [...lines],
      allocationRule: bonusRuleOn(contract.issuedOn).version,
      transferId,
      spentOn: day,
    },
  };
}

const bonusPostings = (lines: readonly AllocationLine[]) => receiptPostings('bonus-liability', lines, ZERO);
