/**
 * A reversal (R5, R16): the loan is replayed from its issue without the payment, and one event carries the difference.
 * An agreement made meanwhile stays, since it was signed. After a partial reversal the remainder is received for the
 * same day in the same append (D0022).
 */
import type { LoanEvent, LoanEventOf } from '../../../schema/events/loan.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { subtract } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { difference } from '../money/postings.ts';
import { accept } from './accept.ts';
import { advance } from './advance.ts';
import { asRunning, reallocationOf, replay } from './backdating.ts';
import { closing } from './close-loan.ts';
import type { CommandOf, Remainder } from './commands.ts';
import { fold } from './evolve.ts';
import { receiveOnItsDay } from './receive-payment.ts';
import { annulment } from './request.ts';
import type { Fact, LoanState, RunningLoan } from './state.ts';

/** Counts once. After the end of a loan the borrower owes the money instead. An open request ends first. */
export function reversePayment(state: LoanState, command: CommandOf<'ReversePayment'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  const { paymentId, reversedOn, today, rest: remainder = null } = command;
  if (state.reversed.includes(paymentId)) return accept();
  const payment = paymentOf(state, paymentId);
  if (!payment) return refuse('NOT_FOUND', { field: 'paymentId' });
  if (remainder && (remainder.amount <= 0n || remainder.amount >= payment.amount))
    return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (reversedOn > today) return refuse('FIELD_INVALID', { field: 'reversedOn' });
  const ended = annulment(state, 'OVERTAKEN');
  const without = [...ended, reversalOf(asRunning(fold(state, ended)), payment, command)];
  const events = remainder
    ? [...without, ...receiveRemainder(asRunning(fold(state, without)), payment, remainder)]
    : without;
  // Without this payment, a later one may cover the whole debt of its day: then the loan closes.
  events.push(...closing(fold(state, events)));
  // Sends the notices that the payment had prevented.
  return accept(...events, ...advance(fold(state, events), today));
}

const isPayment = ({ event }: Fact, paymentId: PaymentId): boolean =>
  event.type === 'PaymentReceived' && event.data.paymentId === paymentId;

/** The remainder is an ordinary payment for its day, even where the whole completed an agreement. */
function receiveRemainder(
  loan: RunningLoan,
  { provider, externalId, paidOn }: Received,
  { paymentId, amount }: Remainder,
): LoanEvent[] {
  return receiveOnItsDay(loan, {
    source: 'PROVIDER',
    paymentId,
    provider,
    externalId,
    amount,
    on: paidOn,
    under: null,
  });
}

type Received = LoanEventOf<'PaymentReceived'>['data'];
function paymentOf(loan: RunningLoan, paymentId: PaymentId): Received | undefined {
  const fact = loan.facts.find((one) => isPayment(one, paymentId));
  return fact?.event.type === 'PaymentReceived' ? fact.event.data : undefined;
}

function reversalOf(
  loan: RunningLoan,
  { paymentId, amount }: Received,
  { reversedOn, reason, rest: remainder = null }: CommandOf<'ReversePayment'>,
): LoanEvent {
  const others = loan.facts.filter((fact) => !isPayment(fact, paymentId));
  const { end, receipts } = replay(loan, others, null, loan.lastDay);
  return {
    type: 'PaymentReversed',
    data: {
      status: end.status,
      postings: difference(loan.books, end.books),
      standing: end.standing,
      paymentId,
      amount,
      reason,
      reversedOn,
      surplus: subtract(end.surplus, loan.surplus),
      reallocated: receipts.flatMap((receipt) => reallocationOf(others, receipt)),
      rest: remainder,
    },
  };
}
