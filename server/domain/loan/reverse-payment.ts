/**
 * A payment is taken back (R5, R16): all money without it is folded again from the issue, and one fact carries the difference of the books and
 * the loan as it stands now. An agreement that was made in between stays: it was signed, and what was taken back is owed under it. Where only a part was
 * taken back, what is left is counted for the same day in the same append (docs/decisions/0022).
 */
import type { LoanEvent, LoanEventOf } from '../../../schema/events/loan.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { subtract } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { difference } from '../money/postings.ts';
import { advance } from './advance.ts';
import { asRunning, reallocationOf, replay } from './backdating.ts';
import { closing } from './close-loan.ts';
import type { CommandOf, Remainder } from './commands.ts';
import { fold } from './evolve.ts';
import { receiveOnItsDay } from './receive-payment.ts';
import { annulment } from './request.ts';
import type { Fact, LoanState, RunningLoan } from './state.ts';

/** Once; on a loan that is over the money is owed by the borrower, not by the loan. A request that waits ends first. */
export function reversePayment(state: LoanState, command: CommandOf<'ReversePayment'>): Outcome<LoanEvent> {
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
  // Without it a later payment may have been early enough to pay everything.
  events.push(...closing(fold(state, events)));
  // Notices that would have been sent without the payment are sent now, and days that were passed over are looked at.
  return accept(...events, ...advance(fold(state, events), today));
}

const isPayment = ({ event }: Fact, paymentId: PaymentId): boolean =>
  event.type === 'PaymentReceived' && event.data.paymentId === paymentId;

/** What a payment would have done with this sum alone: an ordinary payment for its day, whatever agreement the whole of it had paid for. */
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
