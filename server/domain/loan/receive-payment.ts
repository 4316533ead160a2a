/** A payment counts once, from the day it was made; the event says line by line what it paid (R5, R14). */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import { advance } from './advance.ts';
import { completion } from './agreement.ts';
import { backdate, reopenLapsed } from './backdating.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { hasReceived, type Money, receive, surplusOf } from './receipt.ts';
import type { LoanState, RunningLoan } from './state.ts';

export function receivePayment(state: LoanState, command: CommandOf<'ReceivePayment'>) {
  if (hasReceived(state, command.paymentId)) return accept();
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (command.amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (command.paidOn > command.today) return refuse('FIELD_INVALID', { field: 'paidOn' });
  const { paymentId, provider, externalId, amount } = command;
  const on = latest(command.paidOn, state.contract.issuedOn);
  const money: Money = { source: 'PROVIDER', paymentId, provider, externalId, amount, on };
  const revived = reopenLapsed(state, money);
  const events =
    revived.length > 0
      ? [...revived, ...consequencesOf(fold(state, revived), surplusOf(revived), on)]
      : receiveOnItsDay(state, money);
  // A backdated payment may have completed an agreement whose own days have passed since.
  return accept(...events, ...advance(fold(state, events), command.today));
}

export function receiveOnItsDay(state: RunningLoan, money: Money): LoanEvent[] {
  const events = money.on < state.lastDay ? backdate(state, money) : receiveInOrder(state, money);
  return [...events, ...consequencesOf(fold(state, events), surplusOf(events), money.on)];
}

/** A completed agreement takes effect; a loan with nothing left to pay closes. */
export function consequencesOf(after: LoanState, surplus: Tiyn, on: LocalDate): LoanEvent[] {
  const agreed = completion(after, on);
  return [...agreed, ...closing(fold(after, agreed), surplus)];
}

export function receiveInOrder(state: RunningLoan, money: Money): LoanEvent[] {
  const passed = advance(state, money.on);
  const then = fold(state, passed);
  return then.stage === 'running' ? [...passed, ...receive(then, money)] : passed;
}
