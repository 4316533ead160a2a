/**
 * The borrower's balance pays what is due or overdue, the amount due at signing of an agreement, or the whole debt
 * where it covers it. The money is already set aside for this loan, so the loan answers once; what is no longer due
 * comes back as surplus. A second, different answer would count the money twice.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { allocationRuleFor } from '../../../schema/reference/allocation.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import { stillDueAtSigning } from './agreement.ts';
import { closesWithBalance } from './allocate-by-rule.ts';
import { askedOn } from './asked.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { hasReceived, type NamedRule, receive, surplusOf } from './receipt.ts';
import { consequencesOf } from './receive-payment.ts';
import type { LoanState, RunningLoan } from './state.ts';

export function applyBalance(state: LoanState, command: CommandOf<'ApplyBalance'>) {
  if (hasReceived(state, command.transferId)) return accept();
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (command.amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  const events = balanceApplied(state, command);
  return accept(...events, ...consequencesOf(fold(state, events), surplusOf(events), command.today));
}

type Transfer = Pick<CommandOf<'ApplyBalance'>, 'transferId' | 'amount' | 'today'>;

/** `named`: the rule that a stored event names. */
export function balanceApplied(
  loan: RunningLoan,
  { transferId, amount, today }: Transfer,
  named: NamedRule = {},
): LoanEvent[] {
  const { full } = askedOn(loan, today);
  const rule = named.rule ?? allocationRuleFor(loan.contract.issuedOn);
  const closes = closesWithBalance(loan) || (rule.payoffCloses && amount >= full);
  const atMost = closes ? full : amountDue(loan, today);
  return receive(loan, { source: 'BALANCE', paymentId: transferId, amount, atMost, on: today, ...named });
}

function amountDue(loan: RunningLoan, today: LocalDate): Tiyn {
  const { request } = loan;
  const first =
    request?.kind === 'RESTRUCTURING' && request.signed ? subtract(request.firstPayment, request.paid) : ZERO;
  return most(most(askedOn(loan, today).due, stillDueAtSigning(loan, today) ?? ZERO), first);
}
