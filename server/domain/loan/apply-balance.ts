/**
 * The borrower's balance pays what is due today or late, the sum of the day of a signed agreement, or, under a signed request to repay everything,
 * what is left (all of it at once on an instalment loan); never more. The money is already set aside for
 * this loan, so the answer is given once and stands: what has ceased to be asked for meanwhile is surplus and goes back. A second answer could be
 * another one, and both would count.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { quoteOn } from '../money/quote.ts';
import { sumOfDay } from './agreement.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { closesWithBalance, hasCounted, receive, surplusOf } from './receipt.ts';
import { endsOf } from './receive-payment.ts';
import type { Live, LoanState } from './state.ts';

export function applyBalance(state: LoanState, command: CommandOf<'ApplyBalance'>): Outcome<LoanEvent> {
  if (hasCounted(state, command.transferId)) return accept();
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  const { transferId, amount, today } = command;
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  const atMost = closesWithBalance(state) ? quoteOn(state, today).full : askedFor(state, today);
  const events = receive(state, { source: 'BALANCE', paymentId: transferId, amount, atMost, on: today });
  return accept(...events, ...endsOf(fold(state, events), surplusOf(events), today));
}

function askedFor(loan: Live, today: LocalDate): Tiyn {
  const { request } = loan;
  const first =
    request?.kind === 'RESTRUCTURING' && request.signed ? subtract(request.firstPayment, request.paid) : ZERO;
  return most(most(quoteOn(loan, today).due, sumOfDay(loan, today) ?? ZERO), first);
}
